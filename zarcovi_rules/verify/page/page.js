"use strict";
(() => {
  const bar = document.getElementById("bar");
  const box = document.getElementById("q");
  const said = document.getElementById("found");
  const items = [...document.querySelectorAll(".item")];
  const groups = [...document.querySelectorAll(".group")];
  const folds = [...document.querySelectorAll("details")];
  // The counts beside headings, each with what it says of the whole group.
  const counts = groups.flatMap((group) => {
    const place = group.querySelector(":scope > :is(h2, h3, summary) .count");
    return place ? [{ group, place, whole: place.textContent }] : [];
  });
  const sought = document.getElementById("sought");
  const bare = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  let texts = null;
  let opened = null; // which folds were open before a search
  let last = ""; // the words of the last search
  let waiting = 0; // for whoever types to pause

  const open = (which) => folds.forEach((fold, at) => { fold.open = which[at]; });

  const marks = (words) => {
    if (!window.CSS || !CSS.highlights) return;
    CSS.highlights.delete("found");
    if (!words.length) return;
    const found = [];
    for (const item of items) {
      if (item.hidden || found.length > 500) continue;
      const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        // One letter for one letter, so that places stay the same.
        const text = Array.from(node.data, (letter) => (bare(letter)[0] || " ").padEnd(letter.length)).join("");
        for (const word of words) {
          for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
            const range = new Range();
            range.setStart(node, at);
            range.setEnd(node, at + word.length);
            found.push(range);
          }
        }
      }
    }
    CSS.highlights.set("found", new Highlight(...found));
  };

  const search = () => {
    clearTimeout(waiting);
    waiting = 0;
    const words = bare(box.value).split(/\s+/).filter(Boolean);
    texts ??= items.map((item) => bare(item.textContent));
    if (words.length && !opened) opened = folds.map((fold) => fold.open);
    const lit = new Map(); // what holds something found, and how much: an outline counts as often as it was run
    let count = 0;
    let first = null;
    items.forEach((item, at) => {
      item.hidden = !words.every((word) => texts[at].includes(word));
      if (item.hidden) return;
      count += 1;
      first ??= item;
      const runs = Number(item.dataset.runs || 1);
      for (let above = item.parentElement; above; above = above.parentElement) lit.set(above, (lit.get(above) || 0) + runs);
    });
    for (const group of groups) group.hidden = words.length > 0 && !lit.has(group);
    for (const { group, place, whole } of counts) {
      const found = String(lit.get(group) || 0);
      place.textContent = found === whole ? whole : `${found} / ${whole}`;
    }
    if (words.length) open(folds.map((fold) => lit.has(fold)));
    else if (opened) { open(opened); opened = null; }
    said.textContent = !words.length ? "" : count ? `${said.dataset.found} ${count}` : said.dataset.nothing;
    sought.textContent = words.length ? `${sought.dataset.search} ${box.value.trim()} (${count})` : "";
    marks(words);
    if (words.length && first && words.join(" ") !== last) first.closest(".group").scrollIntoView({ behavior: "instant" });
    last = words.join(" ");
  };

  const reach = () => {
    const to = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!to) return;
    if (to.closest("[hidden]") && to !== bar) { box.value = ""; search(); }
    for (let fold = to.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
    to.scrollIntoView();
  };

  box.placeholder = document.querySelector("label[for=q]").textContent;
  bar.hidden = false;
  box.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(search, 120); });
  box.addEventListener("keydown", (event) => { if (event.key === "Escape") { box.value = ""; search(); } });
  document.getElementById("clear").addEventListener("click", () => { box.value = ""; search(); box.focus(); });
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && event.target !== box) { event.preventDefault(); box.focus(); }
  });
  addEventListener("hashchange", reach);
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href^='#']");
    if (link && link.hash === location.hash) reach();
  });
  let before = null;
  addEventListener("beforeprint", () => {
    if (waiting) search(); // what was typed just now
    before = folds.map((fold) => fold.open);
    open(folds.map(() => true));
  });
  addEventListener("afterprint", () => { if (before) open(before); before = null; });
  reach();
})();
