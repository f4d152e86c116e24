"""What people may be called: so that nobody at a table is taken for another, and no name turns the text around it."""

from __future__ import annotations

import unicodedata

from race108.server.refusals import Conflict, Refusal
from race108.server.table import Table
from race108.words import LANGUAGES, shown

#: Alphabets with letters that look alike; a name is written in one of them.
_ALIKE = frozenset({"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU"})
#: What looks like a Latin letter, small, without its marks.
_LOOKS = str.maketrans(
    "аеорсухіјѕԁԛԝһӏкмтвнαορνικτυχηωβεζμ10|!$@",
    "aeopcyxijsdqwhlkmtbhaopviktuxnwbezmlollsa",
)
#: So many marks may stand on one letter.
_MOST_MARKS = 2


def checked_name(table: Table, number: int, name: str | None) -> str | None:
    """A name for a seat of a table, or a refusal that says what to do."""
    if name is None:
        return None
    written = " ".join(unicodedata.normalize("NFC", name).split())
    if not written or not _is_plain(written):
        raise Refusal("name-odd", name=shown(name))
    look = _look(written)
    others = [seat for seat in range(len(table.seats)) if seat != number and table.seats[seat].kind != "open"]
    if any(_look(table.names(language)[seat]) == look for language in LANGUAGES for seat in others):
        raise Conflict("name-taken", name=shown(written))
    return written


def _is_plain(name: str) -> bool:
    """Letters of one alphabet, marks, numbers, signs and spaces: nothing that cannot be seen or that turns text."""
    marks, alphabets = 0, set()
    for sign in name:
        kind = unicodedata.category(sign)
        if kind[0] == "C" or kind in ("Zl", "Zp") or (kind == "Zs" and sign != " "):
            return False
        marks = marks + 1 if kind[0] == "M" else 0
        if marks > _MOST_MARKS:
            return False
        if kind[0] == "L":
            alphabets.add(unicodedata.name(sign, "").split(" ")[0])
    return len(alphabets & _ALIKE) < 2 and any(unicodedata.category(sign)[0] not in "MZ" for sign in name)


def _look(name: str) -> str:
    """What a name looks like at a glance."""
    bare = "".join(sign for sign in unicodedata.normalize("NFKD", name.casefold()) if not unicodedata.combining(sign))
    look = bare.translate(_LOOKS).replace("rn", "m").replace("vv", "w").replace("i", "l")
    return "".join(sign for sign in look if sign.isalnum()) or look
