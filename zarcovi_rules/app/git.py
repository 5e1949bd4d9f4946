"""What a git repository holds at one of its revisions: read, and never changed."""

from __future__ import annotations

import io
import os
import re
import subprocess
import tarfile
from dataclasses import dataclass
from pathlib import Path

from zarcovi_rules.core.messages import RulesError, msg, nearest

_PARTS = re.compile(r"([^~^@]*)(.*)", re.DOTALL)
"""A branch or tag, and the way back from it: `main~2`."""


@dataclass(frozen=True, slots=True)
class Repository:
    """A repository by its top folder; `prefix` is the folder in it that was asked about, "" or ending in a slash."""

    top: Path
    prefix: str

    @classmethod
    def of(cls, folder: str) -> Repository:
        """The repository that holds `folder`. Raises `RulesError` where there is none, or no git."""
        if not folder or not Path(folder).is_dir():
            name = folder or "“”"
            raise RulesError(msg("{path} is no folder", path=name), msg("Give the folder of a git repository."))
        found = cls.around(folder)
        if found is None:
            raise RulesError(
                msg("{path} is in no git repository", path=folder),
                msg("Give its folder with --repo, or compare committee files."),
            )
        return found

    @classmethod
    def around(cls, folder: str) -> Repository | None:
        """The repository that holds `folder`, None where there is none. Raises `RulesError` where there is no git."""
        found = _git(folder, "rev-parse", "--show-toplevel", "--show-prefix")
        if found is None:
            return None
        top, _, prefix = found.decode("utf-8", "surrogateescape").partition("\n")
        return cls(Path(top), prefix.rstrip("\n"))

    def revision(self, name: str) -> str:
        """The commit that a name means. Raises `RulesError` with the nearest branch or tag where there is none."""
        found = _git(self.top, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{name}^{{commit}}")
        if found is not None:
            return found.decode("ascii").strip()
        names = (_git(self.top, "for-each-ref", "--format=%(refname:short)") or b"").decode("utf-8", "replace").split()
        word, back = _PARTS.match(name).groups()  # type: ignore[union-attr]
        near = nearest(word, [*names, "HEAD"])
        guess = near and f"{near}{back}" if near != word else None
        known = ", ".join(names[:10])
        raise RulesError(
            msg("{name} is no file and no revision of {top}", name=name, top=self.top.name),
            msg("Did you mean {guess}?", guess=guess)
            if guess
            else msg("Its branches and tags are: {known}.", known=known)
            if known
            else msg("It has no commit yet."),
        )

    def at(self, path: str) -> str:
        """The path of a file as git names it, from how it is written in the folder that was asked about."""
        outside = RulesError(msg("{path} is not in the repository", path=path), msg("Give a path inside of it."))
        whole = Path(os.path.abspath(self.top / self.prefix / path))  # noqa: PTH100 - the file may be there no more
        try:
            return whole.relative_to(self.top).as_posix()
        except ValueError:
            raise outside from None

    def holds(self, commit: str, path: str) -> bool:
        """Whether there is such a file at a commit."""
        return _git(self.top, "cat-file", "-e", f"{commit}:{path}") is not None

    def read(self, commit: str, path: str) -> bytes:
        """The bytes of a file that is there at a commit."""
        found = _git(self.top, "cat-file", "blob", f"{commit}:{path}")
        if found is None:
            named = f"{commit[:9]}:{path}"
            raise RulesError(msg("{path} cannot be read", path=named), msg("Give the path of a file."))
        return found

    def export(self, commit: str, folder: Path) -> None:
        """Write all files of a commit into `folder`."""
        packed = _git(self.top, "archive", "--format=tar", commit)
        if packed is None:
            raise RulesError(msg("git does not give the files of {commit}", commit=commit[:9]), None)
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extraction_filter = getattr(tarfile, "data_filter", None)
            archive.extractall(folder)


def _git(folder: str | Path, *arguments: str) -> bytes | None:
    """What git writes, None where it refuses. Nothing is locked, no index is refreshed, nobody is asked anything."""
    quiet = {**os.environ, "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C"}
    try:
        ran = subprocess.run(
            ["git", "-C", str(folder), *arguments],
            env=quiet,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
        )
    except FileNotFoundError:
        raise RulesError(
            msg("git is not installed, and a revision is asked for"), msg("Install git, or compare committee files.")
        ) from None
    except ValueError:  # NUL in a name: nothing that git could be asked for
        return None
    return ran.stdout if ran.returncode == 0 else None
