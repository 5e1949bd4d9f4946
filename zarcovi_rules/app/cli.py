"""The command `zarcovi`: parses the line, runs one command, turns what went wrong into a sentence and an exit code."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from zarcovi_rules import __version__
from zarcovi_rules.app import garbage
from zarcovi_rules.app.exits import BAD_USAGE, OUR_FAULT
from zarcovi_rules.app.output import complain, flush, ready
from zarcovi_rules.app.speech import LANGS, Lang, Speech, for_libraries
from zarcovi_rules.core.messages import Message, RulesError, msg, nearest
from zarcovi_rules.source.files import STDIN

COMMANDS: dict[str, Message] = {
    "lint": msg(
        "check sheets and captions before the battle: what their legends may not say, and what to write instead"
    ),
    "verify": msg("run the features and see which rulings they confirm"),
    "judge": msg("settle the cases of a scenario file, with the proof of each verdict"),
    "explain": msg(
        "explain a ruling, exception, reading, gap, check, clause, figure, question or field by its id or name"
    ),
    "rulings": msg("list all rulings"),
    "steps": msg("list the Gherkin steps that a feature may use"),
    "audit": msg("find conflicts, gaps and rulings that say nothing, over all situations that can be"),
    "impact": msg("compare two states of the rules: what would another committee file or revision change?"),
    "docket": msg("list what waits for a decision of the committee"),
    "new": msg("begin a file that is to be filled in: a sheet, the feature of a ruling, a precedent"),
}


def _help(prog: str) -> argparse.HelpFormatter:
    """What lays out help: as argparse has it, which imports half a dozen compressors to learn a terminal's width."""
    return argparse.HelpFormatter(prog, width=_columns() - 2)


def _columns() -> int:
    given = os.environ.get("COLUMNS", "")
    if given.isascii() and given.isdigit() and int(given):
        return int(given)
    try:
        return os.get_terminal_size(sys.__stdout__.fileno()).columns or 80  # type: ignore[union-attr]
    except (AttributeError, ValueError, OSError):
        return 80


class _Parser(argparse.ArgumentParser):
    """argparse that ends with our exit code and names the nearest command."""

    speech: Speech

    def options(self) -> list[str]:
        """The options that this parser knows, as they are written."""
        return [name for action in self._actions for name in action.option_strings]

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(BAD_USAGE, f"{self.prog}: {message}\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0 fine, 1 findings, 2 usage or path, 3 a fault of ours."""
    try:
        if argv is not None:
            return _main(list(argv))
        garbage.for_this_process()
        return _main(sys.argv[1:])
    except KeyboardInterrupt:
        return BAD_USAGE
    finally:
        if argv is None:
            garbage.at_the_end()


def _main(arguments: list[str]) -> int:
    ready()
    lang = _lang(arguments)
    speech = Speech(lang)
    for_libraries(speech)
    try:
        return _run(arguments, speech)
    except RulesError as error:
        complain(_told(error, speech))
        return BAD_USAGE
    except Exception as error:
        if "--debug" in arguments:
            import traceback

            complain(traceback.format_exc().rstrip())
        told = msg("a fault of ours: {kind}: {error}", kind=type(error).__name__, error=" ".join(str(error).split()))
        help_ = msg("run it again with --debug and send us what it prints")
        complain(f"zarcovi: {speech(told)} ({speech(help_)})")
        return OUR_FAULT


def _run(arguments: list[str], speech: Speech) -> int:
    try:
        options = _options(arguments, speech)
    except SystemExit as stop:
        flush()
        return int(stop.code or 0)
    return int(import_module(f"zarcovi_rules.app.commands.{options.command}").run(options, speech))


def _told(error: RulesError, speech: Speech) -> str:
    return f"zarcovi: {speech(error.message)}" + (f"\n  {speech(error.help)}" if error.help else "")


def _lang(arguments: Sequence[str]) -> Lang:
    """The language asked for, known before anything is parsed so that even usage errors are said in it."""
    for place, argument in reversed(list(enumerate(arguments))):
        value = arguments[place + 1] if argument == "--lang" and place + 1 < len(arguments) else None
        value = argument.partition("=")[2] if argument.startswith("--lang=") else value
        for lang in LANGS:
            if value == lang:
                return lang
    return "pt"


def _options(arguments: list[str], speech: Speech) -> argparse.Namespace:
    # Abbreviated options are refused: `--la en` would be understood here and not by `_lang`.
    parser = _Parser(
        prog="zarcovi",
        allow_abbrev=False,
        description=speech(msg("Runs the written rules of role-playing games.")),
        formatter_class=_help,
    )
    parser.add_argument(
        "--version", action="version", version=f"zarcovi {__version__}", help=speech(msg("show the version"))
    )
    _language(parser, speech, default="pt")
    commands = parser.add_subparsers(dest="command", required=True, metavar=speech(msg("COMMAND")))
    words = [word for place, word in enumerate(arguments) if arguments[place - 1 : place] != ["--lang"]]
    wanted = next((word for word in words if not word.startswith("-")), None)
    names = ", ".join(COMMANDS)
    if wanted is None and not {"-h", "--help", "--version"}.intersection(words):
        parser.error(
            speech(msg("which command? They are: {names}. `zarcovi --help` says what each does.", names=names))
        )
    if wanted is not None and wanted not in COMMANDS:
        guess = nearest(wanted, COMMANDS)
        parser.error(
            speech(
                msg("unknown command: {name}. Did you mean {guess}?", name=wanted, guess=guess)
                if guess
                else msg("unknown command: {name}. The commands are: {names}.", name=wanted, names=names)
            )
        )
    options = [*parser.options()]
    # A line that begins with a command asks for no other, and to make all ready takes longer than to read the line.
    for name in [arguments[0]] if arguments[:1] == [wanted] else COMMANDS:
        told = speech(COMMANDS[name])
        command = commands.add_parser(
            name,
            allow_abbrev=False,
            help=told,
            description=told[:1].upper() + told[1:] + ("" if told.endswith("?") else "."),
            formatter_class=_help,
        )
        if name == wanted:
            module = import_module(f"zarcovi_rules.app.commands.{name}")
            module.arguments(command, speech)
            _common(command, speech, module.FORMATS)
            options += command.options()
    parsed, rest = parser.parse_known_args(arguments)
    for written in rest:
        if written.startswith("-") and (guess := nearest(written.partition("=")[0], options)):
            parser.error(speech(msg("unknown option: {name}. Did you mean {guess}?", name=written, guess=guess)))
    if rest and not rest[0].startswith("-") and hasattr(parsed, "paths"):
        parser.error(speech(msg("write all paths together, before the options: {names}", names=" ".join(rest))))
    if rest:
        parser.error(speech.template("unrecognized arguments: %s") % " ".join(rest))
    if parsed.output == STDIN:  # as everywhere, and not a file of that name
        parsed.output = None
    return parsed


def _common(command: argparse.ArgumentParser, speech: Speech, formats: Sequence[str]) -> None:
    _language(command, speech, default=argparse.SUPPRESS)  # it may have been given before the command
    command.add_argument("--format", choices=formats, default="text", help=speech(msg("form of the output (text)")))
    command.add_argument(
        "--output", metavar=speech(msg("FILE")), help=speech(msg("write to this file, not to the screen"))
    )
    command.add_argument("--debug", action="store_true", help=speech(msg("show the traceback of a fault of ours")))


def _language(parser: argparse.ArgumentParser, speech: Speech, default: str) -> None:
    parser.add_argument("--lang", choices=LANGS, default=default, help=speech(msg("language of the output (pt)")))


if __name__ == "__main__":
    sys.exit(main())
