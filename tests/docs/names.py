"""Which code spans of a document claim that something exists, and whether it does."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.docs import tree
from tests.docs.commands import fault
from tests.docs.documents import Document, Found

EXTENSIONS = "py|ts|svelte|js|md|toml|ftl|css|html|json|svg|png|in|txt|cjs|mjs"
FILE = re.compile(rf"(?!https?:)[\w<>*…@-][\w.<>*…@-]*(/[\w.<>*…@-]+)*(/|\.({EXTENSIONS}))")
DOTTED = re.compile(r"([A-Za-z_]\w*)((?:\.#?[A-Za-z_]\w*)+)(\(.*\))?")
NAME = re.compile(r"#?([A-Za-z_]\w*)(\(.*\))?")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
LITERAL = re.compile(r"(--[a-z][a-z-]+)( .*)?|[a-z]+(-[a-z]+)+")
# Names of other programs, and of files that readers write themselves.
FOREIGN = {"Caddyfile", "MemoryMax"}
# Fields of messages and records that are called like a module.
FIELDS = {"table", "state", "shuffle", "header", "view"}


def faults(document: Document) -> Iterator[str]:
    """A line for each link, name or command of a document that leads nowhere."""
    for link in document.links():
        if ":" not in link.text and (why := lost(document, *link.text.partition("#")[::2])):
            yield f"{link.place}: the link leads to no {why}: {link.text}"
    for span in document.spans():
        if span.text not in FOREIGN and (why := wrong(span)):
            yield f"{span.place}: `{span.text}`: {why}"
    for block in document.fences(""):
        at = int(block.place.rpartition(":")[2])
        for line in re.split(r"(?<!\\)\n", block.text):
            if why := fault(line.replace("\\\n", " ")):
                yield f"{document.name}:{at}: `{line}`: {why}"
            at += 1 + line.count("\n")


def lost(document: Document, path: str, heading: str) -> str:
    """What a link to another file or heading does not find there; empty if it finds both."""
    target = document.path.parent / path if path else document.path
    if path and not target.exists():
        return "file"
    text = document.text if target == document.path else target.read_text("utf-8") if heading else ""
    slugs = [re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in HEADING.findall(text)]
    return "" if not heading or heading in slugs else "heading"


def wrong(span: Found) -> str:
    """Why a code span names nothing; empty if it does, or if it names nothing of the project."""
    if why := fault(span.text):
        return why
    if FILE.fullmatch(span.text):
        return "" if tree.ending(span.text) else "no such file"
    if literal := LITERAL.fullmatch(span.text):
        return "" if (literal[1] or span.text) in tree.text() else "occurs nowhere in the code"
    if dotted := DOTTED.fullmatch(span.text):
        return of_module(dotted[1], re.findall(r"\w+", dotted[2]))
    if name := NAME.fullmatch(span.text):
        return of_file(span.before, name[1]) or of_arguments(name[1], re.findall(r"(\w+)=", name[2] or ""))
    return ""


def of_file(file: str, name: str) -> str:
    """Why a name is not in the file that is named before it, or nowhere."""
    if FILE.fullmatch(file) and (found := [one for one in tree.ending(file) if not one.endswith("/")]):
        return "" if any(name in tree.defined(one) for one in found) else f"is not in {file}"
    return "" if name in tree.words() else "no such name"


def of_arguments(name: str, arguments: list[str]) -> str:
    """Why a class is made with no such argument."""
    files = tree.classes().get(name, [])
    missing = [one for one in arguments if files and not any(one in tree.defined(file) for file in files)]
    return f"{name} takes no {', '.join(missing)}" if missing else ""


def of_module(first: str, rest: list[str]) -> str:
    """Why a dotted name leads nowhere: what follows a module or class stands in its file, anything else anywhere."""
    modules = [] if first in FIELDS else tree.modules(first) or tree.classes().get(first, [])
    if modules:
        return "" if any(rest[0] in tree.defined(file) for file in modules) else f"no {first} has a {rest[0]}"
    missing = [name for name in (first, *rest) if name not in tree.words()]
    return f"no such name: {', '.join(missing)}" if missing else ""
