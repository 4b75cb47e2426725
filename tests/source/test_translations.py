# SPDX-License-Identifier: MIT
"""Proves that each translation of the game has every text that its source marks as one."""
import re
import unittest

from tree import ROOT, name

GAME = ROOT / "examples/game"
STRING = r'"(?:[^"\\]|\\.)*"'


def joined(literals):
    """What adjacent string literals say, escapes left as they are but for bytes in octal."""
    text = "".join(literal[1:-1] for literal in re.findall(STRING, literals))
    return re.sub(rb"\\([0-7]{3})", lambda found: bytes([int(found.group(1), 8)]),
                  text.encode()).decode()


def texts():
    """The texts in _("..."), N_("...") and ngettext("...", ...) of the game's source."""
    found = set()
    for path in GAME.glob("*.c"):
        for call in re.findall(rf"\b(?:N?_|ngettext)\(\s*((?:{STRING}\s*)+)", path.read_text()):
            found.add(joined(call))
    return found


def translated(path):
    """The texts of a .po file that have a translation."""
    entries = re.findall(rf"^msgid ((?:{STRING}\n)+)(?:msgid_plural (?:{STRING}\n)+)?"
                         rf"msgstr(?:\[0\])? ((?:{STRING}\n?)+)", path.read_text(), re.MULTILINE)
    return {joined(source) for source, target in entries if joined(target)}


class Translations(unittest.TestCase):
    def test_each_is_complete(self):
        self.assertGreater(len(texts()), 100)
        languages = sorted(GAME.glob("po/*.po"))
        self.assertGreater(len(languages), 0)
        for path in languages:
            with self.subTest(name(path)):
                self.assertEqual(texts() - translated(path), set())


if __name__ == "__main__":
    unittest.main()
