/* Further English words of a typed line, and short words for what is said with several.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Other languages have theirs among those of the translation, which has one list for each keyword.
 */

#include "config.h"

#include "cb-quick-word-lists.h"

const char *const cb_quick_english[CB_QUICK_N_KEYWORDS] = {
  [CB_QUICK_ASKS] =
    "reckons, reckon, reckoned, tries, tried, goes for, went for, goes with, went "
    "with, figures, figured, puts forward, blames, blamed, says that it was, was "
    "thinking, is thinking, was it perhaps, has a theory, starts the rumor, started "
    "the rumor, begins a rumor, puts it to, asked after, asks after, enquires about, "
    "inquires about, enquired about, inquired about, is sure it was, puts it down to",
  [CB_QUICK_PASSES] =
    "didn't either, doesn't either, couldn't either, can't either, shook her head, "
    "shook his head, shakes head, nowt, nada, zilch, ✗, ✘, ✖, x, no card, no cards, "
    "came up empty, comes up empty, no luck, had to say no, none of it, none of that, "
    "not a thing, nothing like that, not a single one, not any",
  [CB_QUICK_SHOWS] =
    "✓, ✔, coughs up, coughs one up, coughed up, coughed one up, produces, produced, "
    "slips, slipped, let, lets, proves him wrong, proves her wrong, proved him wrong, "
    "proved her wrong, put her right, put him right, puts her right, puts him right, "
    "sets him straight, sets her straight, set him straight, set her straight, owns "
    "up, owned up, had to own up, has to own up, has to show, had to show, holds up, "
    "held up",
  [CB_QUICK_NOBODY] = "nobody's, no one's, none of the players, not a soul, not a single player",
  [CB_QUICK_ALL] =
    "all three, all three of them, all four, all four of them, all two, all five, all "
    "five of them, all the other players, every other player, the other players, all "
    "the rest, everybody left",
  [CB_QUICK_HAS] = "has got hold of, was dealt, carries, keeps",
  [CB_QUICK_SAW] = "got a look at, gets a look at, caught sight of, caught a glimpse of, catches a "
                   "glimpse of",
  [CB_QUICK_LOOKS] = "turns over, turned over",
  [CB_QUICK_ACCUSES] =
    "final accusation, an accusation, turns her suggestion into an accusation, turns "
    "his suggestion into an accusation, turned her suggestion into an accusation, "
    "turned his suggestion into an accusation, solves the case, solved the case",
  [CB_QUICK_RIGHT] = "spot on, nailed it, cracked it, bingo, is right, is correct, was right, was "
                     "correct, is the winner, win, got it spot on, dead right, hit the mark",
  [CB_QUICK_WRONG] =
    "half right, almost right, not quite, way off, is wrong, was wrong, is false, was "
    "false, is incorrect, was incorrect, off, no such luck, bad luck, tough luck, no "
    "luck, missed, was mistaken, is mistaken, isn't correct, wasn't correct, was not "
    "right, is not right, is not correct, was not correct",
  [CB_QUICK_DRAWS] = "draws from, drew from",
  [CB_QUICK_FILLER] =
    "himself, herself, themselves, itself, myself, yourself, secretly, quietly, "
    "quickly, slowly, immediately, eventually, actually, really, simply, indeed, of "
    "course, by accident, accidentally, by mistake, on purpose, in turn, in the end, "
    "at last, at once, this time, this turn, today, right away, straight away, one by "
    "one, as well, anyway, however, because, since, though, although, still, even, "
    "already, yet, when, lol, haha, hmm, um, uh, oh, ah, wow, yay, sadly, luckily, "
    "unfortunately, poor, lad, guy, thing, suspect, suspects, weapon, weapons, rooms, "
    "location, item, way, abt, w, we, us, who's, prove, disprove it, answers, "
    "answered, helps, helped, opened, opens, other, others', deck, pile, the "
    "suggested cards, any of the suggested cards, any of the three, any of the cards, "
    "of doing it, doing it, of committing the crime, committing the crime, did the "
    "deed, took place, of the murder, the deed, to look at, to see, side, face down, "
    "spot, slot, place, as usual, as always, from his hand, from her hand, it's, "
    "that's, pointed at, over to, across, around, round, back, when asked, for us, "
    "for everybody to see, prove it false, prove it wrong, prove that wrong, prove "
    "him wrong, prove her wrong, at the very least, at least, went round to, goes "
    "round to, went around to, goes around to, all the way round to, all the way "
    "around to, it went all the way round to, poor lamb, poor thing, bless him, bless "
    "her, hard luck, asked for it, had used, straightaway, to begin with, after all, "
    "so far, in front of us, without a word, for sure, that is, you know, you see, i "
    "saw it too, i saw it, i saw that, nobody solved it, nobody got it, nobody won, "
    "out but still, out but, is out but still, is out but",
  [CB_QUICK_HE] = "he's, she's, they're, he'd, she'd, they've, they'd",
  [CB_QUICK_DOES] = "answers, answered, helps, helped",
  [CB_QUICK_OR] = "or else",
  /* Of all languages, as they are much alike. */
  [CB_QUICK_NUMBERED] =
    "number, numbered, nr, num, nummer, numero, numer, spot, slot, place, position, plats, plads, "
    "plass, plaats, platz, pole, posto, puesto, posto, paikka",
};
