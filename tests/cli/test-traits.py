# test-traits.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""Which cards have which traits is partly a guess: it is said where it matters, and can be set."""

import json

from transcript import Transcript, main, run

CASE = {
    "format": "casebook", "version": 1, "edition": "at-sea",
    "players": [{"name": "Ann"}, {"name": "Bob"}, {"name": "Cara"}, {"name": "Dan"}],
    "me": 0, "firstDealt": 0, "hand": ["white", "rope", "oar", "galley"], "removed": ["boddy"],
    "log": [],
}
GUESS = "Casebook only guesses which cards are “{}”. Compare with your cards.\n"


class Traits(Transcript):
    def setUp(self):
        super().setUp()
        self.path = self.write("g.casebook", json.dumps(CASE))

    def run_on(self, command, *words):
        return run(command, "g.casebook", *words, cwd=self.folder)

    def get_mark(self, card, holder):
        return json.loads(run("sheet", "--json", self.path).stdout)["sheet"][card][holder]

    def get_version(self):
        with open(self.path, encoding="utf-8") as file:
            return json.load(file)["version"]

    def test_guess_is_said_until_it_is_settled(self):
        result = self.run_on("record", "ann super sleuth: blunt, bob passes")
        self.assertEqual(result.returncode, 0)
        self.assertEqual(result.stderr, "casebook-cli: g.casebook: warning: " + GUESS.format("blunt"))
        self.assertEqual(self.get_mark("gaff", "1"), "no")
        self.assertIn("blunt: Oar, Telescope, Gaff (a guess)\n", self.run_on("traits").stdout)

        result = self.run_on("traits", "blunt=oar,telescope,scarf")
        self.assert_quiet(result)
        self.assertIn("blunt: Scarf, Oar, Telescope\n", result.stdout)
        self.assertIn("coiled: Rope, Chain, Gaff\n", result.stdout)
        self.assertEqual(self.get_mark("gaff", "1"), "maybe")
        self.assertEqual(self.get_mark("scarf", "1"), "no")
        self.assertEqual(self.get_version(), 2)
        self.assert_quiet(self.run_on("record", "bob super sleuth: blunt, cara shows"))

        self.assert_quiet(self.run_on("traits", "blunt=?"))
        self.assertEqual(self.get_mark("gaff", "1"), "no")

    def test_right_guess_is_confirmed(self):
        self.assert_quiet(self.run_on("traits", "coiled", "bow"))
        self.assert_quiet(self.run_on("record", "ann super sleuth: coiled, bob passes"))
        traits = {t["trait"]: t for t in json.loads(self.run_on("traits", "--json").stdout)["traits"]}
        self.assertFalse(traits["female"]["guessed"])
        self.assertFalse(traits["coiled"]["guessed"])
        self.assertEqual(traits["coiled"]["cards"], ["rope", "scarf", "chain"])
        self.assertTrue(traits["stern"]["guessed"])

    def test_why_tells_the_guess(self):
        """A mark that rests on a guess says so until that is confirmed; one that does not, does not."""
        self.run_on("record", "ann super sleuth: blunt, bob passes, cara shows gaff")
        why = json.loads(self.run_on("why", "telescope", "Bob", "--json").stdout)
        self.assertEqual((why["mark"], why["guesses"]), ("no", ["blunt"]))
        self.assertIn("Assumed to be blunt: Oar, Telescope, Gaff\n",
                      self.run_on("why", "telescope", "Bob").stdout)
        seen = json.loads(self.run_on("why", "gaff", "Cara", "--json").stdout)
        self.assertEqual(seen["mark"], "yes")
        self.assertNotIn("guesses", seen)
        self.assert_quiet(self.run_on("traits", "blunt"))
        why = json.loads(self.run_on("why", "telescope", "Bob", "--json").stdout)
        self.assertEqual(why["mark"], "no")
        self.assertNotIn("guesses", why)

    def test_corrected_together(self):
        """What is blunt is not coiled, and a room lies in one part of the ship."""
        self.assert_quiet(self.run_on("traits", "blunt=rope,oar"))
        self.assert_quiet(self.run_on("traits", "stern=stateroom,master-suite"))
        traits = {t["trait"]: t for t in json.loads(self.run_on("traits", "--json").stdout)["traits"]}
        self.assertEqual(traits["coiled"]["cards"], ["scarf", "chain", "telescope", "gaff"])
        self.assertFalse(traits["coiled"]["guessed"])
        self.assertEqual(traits["bow"]["cards"], ["sun-deck", "dining-room"])
        self.assertEqual((traits["midship"]["cards"], traits["midship"]["guessed"]),
                         (["galley", "salon"], True))
        self.assertEqual((traits["port"]["guessed"], traits["starboard"]["guessed"]), (True, True))
        self.assert_quiet(self.run_on("traits", "port"))
        traits = {t["trait"]: t for t in json.loads(self.run_on("traits", "--json").stdout)["traits"]}
        self.assertEqual((traits["port"]["guessed"], traits["starboard"]["guessed"]), (False, False))

    def test_tips_for_features(self):
        self.write("g.casebook", json.dumps({**CASE, "variants": ["tips-for-features"]}))
        self.assertEqual(self.run_on("record", "ann tips bob: one coiled, nothing").stderr,
                         "casebook-cli: g.casebook: warning: " + GUESS.format("coiled"))
        self.assert_quiet(self.run_on("record", "bob tips ann: one weapon, rope"))

    def test_refused(self):
        for words, complaint in (
                (["sharp=rope"], "“sharp” is not a trait of the edition"),
                (["blunt=rope,anvil"], "“anvil” is not a card in the edition “Mystery at Sea”"),
                (["blunt=rope,green"], "“green” is not a card of “Weapons”")):
            result = self.run_on("traits", *words)
            self.assertEqual(result.returncode, 2)
            self.assertEqual(result.stderr, f"casebook-cli: g.casebook: {complaint}\n")
        self.run_on("record", "ann super sleuth: blunt, bob shows gaff")
        result = self.run_on("traits", "blunt=rope")
        self.assertEqual(result.returncode, 2)
        self.assertIn("log[0].answers[0].card", result.stderr)
        self.assertEqual(self.get_mark("gaff", "1"), "yes")


main()
