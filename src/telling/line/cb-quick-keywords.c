/* SPDX-License-Identifier: GPL-3.0-or-later */

/* English words are always understood, beside those of the translation. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cb-quick-keywords.h"

/* @words: single words, with spaces between; they may be shortened and mistyped. @more: further
 * words, and those that are one meaning only together, with commas between; they stand as they are.
 * @description: shown in the list of completions; NULL for a keyword that is not offered */
static const struct
{
  const char *words;
  const char *more[2];
  const char *description;
} keywords[CB_QUICK_N_KEYWORDS] = {
  /* Translators: these are the words understood where a turn is typed in one line, as in “green
   * asks: plum rope hall, peacock passes, white shows”. Give all that people might type, with
   * spaces between, lower case; the one that looks best in a list first. English is understood
   * too. Where further lists follow, with commas between, they are for words that need not look
   * well, and for such as mean it only together: “does not have any”. “me” is I myself as
   * player. */
  [CB_QUICK_ME] = { NC_ ("quick line", "me i myself"),
                    { NC_ ("quick line", "my, mine, i've, i'd, i'm, i'll") },
                    NULL },
  /* Translators: as in “green asks: plum rope hall”. */
  [CB_QUICK_ASKS] = { NC_ ("quick line", "asks asked ask suggests suggested suggest"),
                      { NC_ ("quick line",
                             "thinks, think, thought, guesses, guess, guessed, suspects, "
                             "suspect, suspected, goes, go, went, enters, entered, moves to, "
                             "moved to, moves into, walks into, walked into, heads to, "
                             "proposes, proposed, names, named, wonders, rumor, rumour, "
                             "suggestion, question, theory, starts a rumor, started a rumor, "
                             "start a rumor, spreads a rumor, spread a rumor, "
                             "makes a suggestion, made a suggestion, make a suggestion, "
                             "makes a guess, made a guess, takes a guess, took a guess, "
                             "asks about, says it was, said it was, says it is, says it's, "
                             "say it was, says i suspect, says i think, said i suspect, "
                             "said i think, wants to know, believes, believe, was it, is it, "
                             "could it be"),
                        NC_ ("quick line",
                             "reckons, reckon, reckoned, tries, tried, goes for, went for, "
                             "goes with, went with, figures, figured, puts forward, blames, "
                             "blamed, says that it was, was thinking, is thinking, "
                             "was it perhaps, has a theory, starts the rumor, "
                             "started the rumor, begins a rumor, puts it to, asked after, "
                             "asks after, enquires about, inquires about, enquired about, "
                             "inquired about, is sure it was, puts it down to") },
                      NC_ ("quick line", "a suggestion, or a question to everyone") },
  /* Translators: as in “peacock passes”: had none of the cards. */
  [CB_QUICK_PASSES] = { NC_ ("quick line", "passes pass passed no not none nothing"),
                        { NC_ ("quick line",
                               "neither, cannot, can't, couldn't, could not, can not, doesn't, "
                               "didn't, don't, does not, did not, do not, doesn't have, "
                               "does not have, doesn't have any, didn't have, did not have, "
                               "don't have, do not have, hasn't, hasn't got, has not, "
                               "has not got, haven't, haven't got, hadn't, had not, has no, "
                               "had no, have no, lacks, lacked, none of them, none of those, "
                               "none of these, neither of them, isn't able, is unable, "
                               "was unable, unable, has to pass, had to pass, must pass, skips, "
                               "skipped, declines, shrugs, shakes her head, shakes his head, "
                               "nope, nah, had nothing to show, has nothing to show"),
                          NC_ ("quick line",
                               "didn't either, doesn't either, couldn't either, can't either, "
                               "shook her head, shook his head, shakes head, nowt, nada, zilch, "
                               "✗, ✘, ✖, x, no card, no cards, came up empty, comes up empty, "
                               "no luck, had to say no, none of it, none of that, not a thing, "
                               "nothing like that, not a single one, not any") },
                        NC_ ("quick line", "had none of the cards") },
  /* Translators: as in “white shows”. */
  [CB_QUICK_SHOWS] = { NC_ ("quick line", "shows show showed shown yes"),
                       { NC_ ("quick line",
                              "disproves, disproved, disprove, refutes, refuted, refute, "
                              "gives, gave, give, hands, handed, flashes, flashed, nods, "
                              "nodded, yep, yeah, yup"),
                         NC_ ("quick line",
                              "✓, ✔, coughs up, coughs one up, coughed up, coughed one up, "
                              "produces, produced, slips, slipped, let, lets, "
                              "proves him wrong, proves her wrong, proved him wrong, "
                              "proved her wrong, put her right, put him right, puts her right, "
                              "puts him right, sets him straight, sets her straight, "
                              "set him straight, set her straight, owns up, owned up, "
                              "had to own up, has to own up, has to show, had to show, "
                              "holds up, held up") },
                       NC_ ("quick line", "showed a card") },
  /* Translators: as in “plum rope hall, nobody”: nobody showed a card. */
  [CB_QUICK_NOBODY] = { NC_ ("quick line", "nobody no-one"),
                        { NC_ ("quick line",
                               "no one, nobody else, no one else, no other player, none of us, "
                               "none of them, none of the others, none of the other players, "
                               "not one, neither of them"),
                          NC_ ("quick line",
                               "nobody's, no one's, none of the players, not a soul, "
                               "not a single player") },
                        NC_ ("quick line", "nobody showed a card") },
  /* Translators: as in “plum rope hall, none” or “no”: nobody showed a card. */
  [CB_QUICK_NONE] = { NC_ ("quick line", "none no nothing"),
                      { NC_ ("quick line", "neither") },
                      NULL },
  /* Translators: as in “green tips white: one weapon”: one card of the kind was asked for. */
  [CB_QUICK_ONE] = { NC_ ("quick line", "one"),
                     { NC_ ("quick line", "either, at least one") },
                     NC_ ("quick line", "asked for one card") },
  /* Translators: as in “all pass” and “all others pass”; also of cards: “all rooms”. */
  [CB_QUICK_ALL] = { NC_ ("quick line", "all everybody everyone others"),
                     { NC_ ("quick line",
                            "everybody else, everyone else, all the others, all others, "
                            "all of them, all of us, the rest, the others"),
                       NC_ ("quick line",
                            "all three, all three of them, all four, all four of them, "
                            "all two, all five, all five of them, all the other players, "
                            "every other player, the other players, all the rest, "
                            "everybody left") },
                     NC_ ("quick line", "all of them") },
  /* Translators: as in “green tips white: one weapon”: asks in secret. */
  [CB_QUICK_TIPS] = { NC_ ("quick line", "tips tip tipped"),
                      { NULL },
                      NC_ ("quick line", "asked one player in secret") },
  /* Translators: as in “green snoops white”: draws a card of White’s hand, looks at it and gives
   * it back. */
  [CB_QUICK_SNOOPS] = { NC_ ("quick line", "snoops snoop snooped"),
                        { NC_ ("quick line", "snoops on, snooped on, snoop on, snooping") },
                        NC_ ("quick line", "drew a card from a hand to see it") },
  /* Translators: as in “all snoop left”: the direction in which the hands are held out. */
  [CB_QUICK_LEFT] = { NC_ ("quick line", "left"),
                      { NC_ ("quick line", "to the left") },
                      NC_ ("quick line", "hands go to the left") },
  /* Translators: as in “all snoop right”: the direction in which the hands are held out. */
  [CB_QUICK_RIGHTWARDS] = { NC_ ("quick line", "right"),
                            { NC_ ("quick line", "to the right") },
                            NC_ ("quick line", "hands go to the right") },
  /* Translators: as in “green peeks white: rope”: looks at a card that White shows to another. */
  [CB_QUICK_PEEKS] = { NC_ ("quick line", "peeks peek peeked"),
                       { NC_ ("quick line", "peeks at, peeked at, peek at") },
                       NC_ ("quick line", "saw a card shown to another player") },
  /* Translators: as in “white has rope”. */
  [CB_QUICK_HAS] = { NC_ ("quick line", "has have had holds hold"),
                     { NC_ ("quick line",
                            "got, has got, have got, owns, own, owned, is holding, "
                            "was holding"),
                       NC_ ("quick line", "has got hold of, was dealt, carries, keeps") },
                     NC_ ("quick line", "you saw the card") },
  /* Translators: as in “green saw white: rope”: Green saw a card of White. */
  [CB_QUICK_SAW] = { NC_ ("quick line", "saw sees seen see"),
                     { NC_ ("quick line",
                            "was shown, were shown, noticed, spotted, glimpsed, got to see, "
                            "gets to see"),
                       NC_ ("quick line",
                            "got a look at, gets a look at, caught sight of, "
                            "caught a glimpse of, catches a glimpse of") },
                     NC_ ("quick line", "saw somebody’s card") },
  /* Translators: as in “green looks 1 3”, at cards that lie face down. */
  [CB_QUICK_LOOKS] = { NC_ ("quick line", "looks look looked"),
                       { NC_ ("quick line",
                              "looks at, looked at, look at, looks into, looked into, checks, "
                              "checked"),
                         NC_ ("quick line", "turns over, turned over") },
                       NC_ ("quick line", "looked at face-down cards") },
  /* Translators: as in “white lies open: rope hall plum” or “white dies”. */
  [CB_QUICK_LIES_OPEN] = { NC_ (
                             "quick line",
                             "reveals reveal revealed lies lie open dies died dead killed eliminated exposed"),
                           { NC_ ("quick line",
                                  "is dead, is out, is killed, was killed, got killed, "
                                  "gets killed, is eliminated, was eliminated, exposes") },
                           NC_ ("quick line", "the whole hand is revealed") },
  /* Translators: as in “green accuses plum rope hall: wrong”. */
  [CB_QUICK_ACCUSES] = { NC_ ("quick line", "accuses accused accuse"),
                         { NC_ ("quick line",
                                "accusation, makes an accusation, made an accusation, "
                                "make an accusation, makes the accusation, made the accusation, "
                                "makes a final accusation, made a final accusation, is accusing"),
                           NC_ ("quick line",
                                "final accusation, an accusation, "
                                "turns her suggestion into an accusation, "
                                "turns his suggestion into an accusation, "
                                "turned her suggestion into an accusation, "
                                "turned his suggestion into an accusation, solves the case, "
                                "solved the case") },
                         NC_ ("quick line", "accusation") },
  /* Translators: what came of an accusation. */
  [CB_QUICK_RIGHT] = { NC_ ("quick line", "right correct won wins"),
                       { NC_ ("quick line",
                              "yes, true, correctly, right answer, solved it, solves it, "
                              "got it right, gets it right, won the game, wins the game"),
                         NC_ ("quick line",
                              "spot on, nailed it, cracked it, bingo, is right, is correct, "
                              "was right, was correct, is the winner, win, got it spot on, "
                              "dead right, hit the mark") },
                       NC_ ("quick line", "the accusation was right") },
  /* Translators: what came of an accusation. */
  [CB_QUICK_WRONG] = { NC_ ("quick line", "wrong incorrect false lost loses"),
                       { NC_ ("quick line",
                              "no, nope, not right, not correct, isn't right, wasn't right, "
                              "incorrectly, wrongly, mistaken, failed, fails, got it wrong, "
                              "gets it wrong, lost the game, loses the game, is out, "
                              "is eliminated, out"),
                         NC_ ("quick line",
                              "half right, almost right, not quite, way off, is wrong, "
                              "was wrong, is false, was false, is incorrect, was incorrect, "
                              "off, no such luck, bad luck, tough luck, no luck, missed, "
                              "was mistaken, is mistaken, isn't correct, wasn't correct, "
                              "was not right, is not right, is not correct, was not correct") },
                       NC_ ("quick line", "the accusation was wrong") },
  /* Translators: as in “envelope: plum rope hall”. */
  [CB_QUICK_ENVELOPE] = { NC_ ("quick line", "envelope"),
                          { NC_ ("quick line",
                                 "in the envelope, case file, in the case file, solution") },
                          NC_ ("quick line", "the envelope was opened") },
  /* Translators: as in “green draws intrigue: king”. */
  [CB_QUICK_DRAWS] = { NC_ ("quick line", "draws draw drew drawn"),
                       { NC_ ("quick line",
                              "takes, took, take, picks up, picked up, picks, picked, pulls, "
                              "pulled"),
                         NC_ ("quick line", "draws from, drew from") },
                       NC_ ("quick line", "drew a card from a deck") },
  /* Translators: as in “green plays intrigue: king”. */
  [CB_QUICK_PLAYS] = { NC_ ("quick line", "plays play played"),
                       { NULL },
                       NC_ ("quick line", "played a card they kept") },
  /* Translators: as in “green draws king, rolled”: what made a player draw a card. */
  [CB_QUICK_FOR_ROLL] = { NC_ ("quick line", "rolled roll"),
                          { NC_ ("quick line",
                                 "by rolling, for rolling, because of the roll, for the roll") },
                          NC_ ("quick line", "because of the roll") },
  /* Translators: as in “green draws king, landed”: what made a player draw a card. */
  [CB_QUICK_FOR_LANDING] = { NC_ ("quick line", "landed landing"),
                             { NC_ ("quick line", "landed on, landing on, for landing") },
                             NC_ ("quick line", "because of the space landed on") },
  /* Translators: as in “green draws king, moved”: what made a player draw a card. */
  [CB_QUICK_FOR_MOVE] = { NC_ ("quick line", "moved"),
                          { NC_ ("quick line", "was moved, being moved, got moved") },
                          NC_ ("quick line", "because a suggestion moved the pawn") },
  /* Translators: as in “green draws king, turn”: what made a player draw a card. */
  [CB_QUICK_FOR_TURN] = { NC_ ("quick line", "turn"),
                          { NULL },
                          NC_ ("quick line", "because it is drawn every turn") },
  /* Translators: as in “sally power” and “green uses remote”: a power used once in a game. */
  [CB_QUICK_USES] = { NC_ ("quick line", "power uses use used"),
                      { NC_ ("quick line",
                             "my power, his power, her power, their power, power of, "
                             "activates, activated, special power") },
                      NC_ ("quick line", "used a power") },
  /* Translators: as in “green rolls 4 ?”. */
  [CB_QUICK_ROLLS] = { NC_ ("quick line", "rolls roll rolled"),
                       { NC_ ("quick line", "throws, threw, throw") },
                       NC_ ("quick line", "the dice") },
  /* Translators: as in “green says that nobody has rope”: tells everybody. */
  [CB_QUICK_SAYS] = { NC_ ("quick line", "says said say tells told"),
                      { NC_ ("quick line",
                             "announces, announced, admits, admitted, states, stated, claims, "
                             "claimed") },
                      NC_ ("quick line", "told everyone about cards") },
  /* Translators: words to be overlooked after “says”, as in “green says that he has none of rope
   * and plum”. */
  [CB_QUICK_THAT] = { NC_ ("quick line", "that he she it they is are on or"),
                      { NC_ ("quick line", "nor") },
                      NULL },
  /* Translators: as in “green found rope” and “rope was under the table”. */
  [CB_QUICK_FOUND] = { NC_ ("quick line", "found under floor table"),
                       { NC_ ("quick line", "on the floor, under the table, on the table") },
                       NC_ ("quick line", "found a card under the table") },
  /* Translators: as in “note: green smiled”. */
  [CB_QUICK_NOTE] = { NC_ ("quick line", "note"),
                      { NULL },
                      NC_ ("quick line", "something to remember") },
  /* Translators: as in “plum rope hall, asked by green”, with commas between. */
  [CB_QUICK_ASKED_BY] = { NULL,
                          { NC_ ("quick line", "asked by, suggested by, guessed by") },
                          NULL },
  /* Translators: as in “saw the rope in white’s hand”, with commas between. */
  [CB_QUICK_HAND] = { NULL, { NC_ ("quick line", "hand, hands, cards") }, NULL },
  /* Translators: as in “white dropped the rope”, with commas between. */
  [CB_QUICK_DROPS] = { NULL, { NC_ ("quick line", "dropped, drops, let slip, lets slip") }, NULL },
  /* Translators: as in “rolled double four”, with commas between. */
  [CB_QUICK_DOUBLE] = { NULL,
                        { NC_ ("quick line", "double, doubles, two, a pair of, pair of") },
                        NULL },
  /* Translators: what joins an answer to the question that comes after it, as in “white shows a
     card when asked about plum, rope and hall”, with commas between. */
  [CB_QUICK_AFTER] = { NULL, { NC_ ("quick line", "when, after, once, as, because, for") }, NULL },
  /* Translators: what has not happened yet, or not really, as in “white would show the rope”, with
   * commas between. */
  [CB_QUICK_WOULD] = { NULL,
                       { NC_ ("quick line",
                              "will, would, should, shall, wants to, wanted to, "
                              "is going to, was going to, nearly, almost, never") },
                       NULL },
  /* Translators: what may happen, as in “white can show the rope”, with commas between. */
  [CB_QUICK_CAN] = { NULL, { NC_ ("quick line", "can, could, may, is able to") }, NULL },
  /* Translators: forms of “passes”, which after “didn’t” say the opposite, with commas between. */
  [CB_QUICK_PASS] = { NULL, { NC_ ("quick line", "pass, passes, passed") }, NULL },
  /* Translators: as in “peacock and plum pass”. */
  [CB_QUICK_AND] = { NC_ ("quick line", "and"),
                     { NC_ ("quick line", "and then, plus, as well as, and also") },
                     NULL },
  /* Translators: as in “peacock wasn’t asked”: the question did not come round to him. */
  [CB_QUICK_UNASKED] = { NC_ ("quick line", "unasked"),
                         { NC_ ("quick line",
                                "wasn't asked, was not asked, weren't asked, "
                                "were not asked, isn't asked, is not asked, not asked") },
                         NULL },
  /* Translators: words to be overlooked, as in “white shows her a card”, “plum with the rope in
   * the hall”: articles, prepositions, him and her, can, was, whether. What an apostrophe ties to
   * the next word is given with it, as “l’” or “dell’”. */
  [CB_QUICK_FILLER] = { NC_ ("quick line",
                             "a an the card cards one of with in by for from to at about came back "
                             "returned if it was can else any him her them his their"),
                        { NC_ ("quick line",
                               "then, but, while, also, so, now, next, ok, okay, well, just, "
                               "again, finally, after that, afterwards, please, been, were, be, "
                               "is, are, am, did, does, do, could, would, will, this, that, "
                               "those, these, it, its, my, your, our, some, anything, "
                               "any of them, any of those, any of these, one of them, "
                               "one of those, one of these, one of the cards, on, into, onto, "
                               "out of, up, over, there, here, who, both, too, whether, able, "
                               "help, answer, at all, only, turn, player, players, people, "
                               "dice, die, number, instead, it was, it is, did it, done it, "
                               "the murder, the murderer, the killer, the crime, murdered, "
                               "committed, was killed by, upon, before, finally"),
                          NC_ ("quick line",
                               "himself, herself, themselves, itself, myself, yourself, "
                               "secretly, quietly, quickly, slowly, immediately, eventually, "
                               "actually, really, simply, indeed, of course, by accident, "
                               "accidentally, by mistake, on purpose, in turn, in the end, "
                               "at last, at once, this time, this turn, today, right away, "
                               "straight away, one by one, as well, anyway, however, because, "
                               "since, though, although, still, even, already, yet, when, lol, "
                               "haha, hmm, um, uh, oh, ah, wow, yay, sadly, luckily, "
                               "unfortunately, poor, lad, guy, thing, suspect, suspects, "
                               "weapon, weapons, rooms, location, item, way, abt, w, we, us, "
                               "who's, prove, disprove it, answers, answered, helps, helped, "
                               "opened, opens, other, others', deck, pile, the suggested cards, "
                               "any of the suggested cards, any of the three, any of the cards, "
                               "of doing it, doing it, of committing the crime, "
                               "committing the crime, did the deed, took place, of the murder, "
                               "the deed, to look at, to see, side, face down, spot, slot, "
                               "place, as usual, as always, from his hand, from her hand, it's, "
                               "that's, pointed at, over to, across, around, round, back, "
                               "when asked, for us, for everybody to see, prove it false, "
                               "prove it wrong, prove that wrong, prove him wrong, "
                               "prove her wrong, at the very least, at least, went round to, "
                               "goes round to, went around to, goes around to, "
                               "all the way round to, all the way around to, "
                               "it went all the way round to, poor lamb, poor thing, bless him, "
                               "bless her, hard luck, asked for it, had used, straightaway, "
                               "to begin with, after all, so far, in front of us, "
                               "without a word, for sure, that is, you know, you see, "
                               "i saw it too, i saw it, i saw that, nobody solved it, "
                               "nobody got it, nobody won, out but still, out but, "
                               "is out but still, is out but") },
                        NULL },
  /* Translators: words that say that a player does not have certain cards, as in “white doesn’t
     have the rope”; with commas between, as each may have several words. */
  [CB_QUICK_LACKS] = { NULL,
                       { NC_ ("quick line",
                              "doesn't have, does not have, didn't have, did not have, "
                              "don't have, do not have, hasn't, hasn't got, has not, "
                              "has not got, haven't, haven't got, hadn't, had not, has no, "
                              "had no, have no, lacks, lacked") },
                       NULL },
  /* Translators: as in “neither peacock nor plum can show a card”, with commas between. */
  [CB_QUICK_NEITHER] = { NULL, { NC_ ("quick line", "neither, nor") }, NULL },
  /* Translators: who showed a card where it was missed who, as in “somebody shows”. */
  [CB_QUICK_SOMEBODY] = { NC_ ("quick line", "somebody someone"), { NULL }, NULL },
  /* Translators: as in “refuted by white”, with commas between. */
  [CB_QUICK_SHOWN_BY] = { NULL,
                          { NC_ ("quick line",
                                 "shown by, showed by, disproved by, refuted by, answered by") },
                          NULL },
  /* Translators: the players who were just named, as in “white shows: she shows the rope”, with
     commas between. */
  [CB_QUICK_HE] = { NULL,
                    { NC_ ("quick line", "he, she, they"),
                      NC_ ("quick line", "he's, she's, they're, he'd, she'd, they've, they'd") },
                    NULL },
  /* Translators: what is said instead of “shows”, as in “peacock can’t, white can”, with commas
     between. */
  [CB_QUICK_DOES] = { NULL,
                      { NC_ ("quick line", "can, could, does, did, will"),
                        NC_ ("quick line", "answers, answered, helps, helped") },
                      NULL },
  /* Translators: what is said instead of “?”, as in “plum, something, hall”, with commas between.
   */
  [CB_QUICK_SOMETHING] = { NULL,
                           { NC_ ("quick line",
                                  "something, unknown, don't know, dunno, idk, didn't hear, "
                                  "did not hear, missed it, some room, some suspect, some weapon, "
                                  "some place, someplace, somewhere, who knows what, who knows, "
                                  "something else, something or other, didn't catch, "
                                  "i didn't catch, can't remember, don't remember, forgot, "
                                  "i forgot, question mark, whatever, couldn't hear, "
                                  "couldn't hear the room, couldn't hear the suspect, "
                                  "couldn't hear the weapon, didn't hear the room, "
                                  "didn't hear the suspect, didn't hear the weapon, "
                                  "missed the room, missed the suspect, missed the weapon, "
                                  "didn't get") },
                           NULL },
  /* Translators: the numbers from 0 to 12, in this order, with commas between; where one has
     several words, such as what a die shows, “/” stands between these: “four/fourth”. */
  [CB_QUICK_NUMBER] = { NULL,
                        { NC_ ("quick line",
                               "zero, one, two, three, four, five, six, seven, eight, nine, "
                               "ten, eleven, twelve") },
                        NULL },
  /* Translators: words to be overlooked before a card of a deck, as in “the 8th pumpkin king”, with
     commas between. */
  [CB_QUICK_ORDINAL] = { NULL,
                         { NC_ ("quick line",
                                "first, second, third, fourth, fifth, sixth, seventh, eighth, "
                                "ninth, tenth, 1st, 2nd, 3rd, 4th, 5th, 6th, 7th, 8th, 9th, "
                                "10th, last, final, another") },
                         NULL },
  /* Translators: words that make a sentence no more than a guess, as in “maybe white has the rope”;
     with commas between. Such sentences are not recorded. */
  [CB_QUICK_DOUBT] = { NULL,
                       { NC_ ("quick line",
                              "maybe, perhaps, probably, possibly, presumably, apparently, "
                              "supposedly, likely, might, may have, might have, could have, "
                              "must have, should have, would have, can have, will have, i bet, "
                              "i doubt, i assume, guessing, unsure, not sure, i'm sure, seems, "
                              "seems to have, appears, looks like") },
                       NULL },
  /* Translators: words that begin a question, as in “does white have the rope”; with commas
     between. Questions are not recorded. */
  [CB_QUICK_ASKING] = { NULL,
                        { NC_ (
                          "quick line",
                          "does, did, do, is, are, was, were, can, could, will, would, "
                          "should, who, who's, whose, what, what's, which, where, when, "
                          "why, how, isn't, wasn't, doesn't, didn't, hasn't, has, have, had") },
                        NULL },
  /* Translators: words about moving a pawn, as in “green used the secret passage”; with commas
     between. Moves are not recorded. */
  [CB_QUICK_MOVES] = { NULL,
                       { NC_ ("quick line",
                              "secret passage, secret passages, secret passageway, passage, "
                              "passageway, stairs, moves, walks, walked, runs, ran") },
                       NULL },
  /* Translators: other common words of the language, and cards of other boxes, which are never
     taken for a card with a slip, as “when” for “Wrench” and “bathroom” for “Ballroom”; with commas
     between. */
  [CB_QUICK_COMMON] = { NULL,
                        { NC_ ("quick line",
                               "about, above, across, after, against, almost, alone, along, "
                               "already, although, always, among, anybody, anyone, anything, "
                               "anywhere, around, asking, away, back, ball, bath, bathroom, "
                               "because, bedroom, been, before, began, begin, behind, being, "
                               "believe, below, beside, best, better, between, beyond, body, "
                               "book, both, bring, brought, call, came, cannot, card, cards, "
                               "care, case, cellar, chance, change, clear, close, clue, come, "
                               "could, count, course, courtyard, dagger, dead, dealer, dear, "
                               "deck, detective, does, doing, done, door, down, drawing, "
                               "during, each, early, either, else, empty, enough, even, ever, "
                               "every, exactly, face, fact, fair, fall, false, family, fast, "
                               "feel, felt, final, find, fine, first, floor, follow, food, "
                               "foot, forget, found, four, free, friend, from, full, game, "
                               "garage, garden, gave, gazebo, getting, girl, give, given, glad, "
                               "goes, going, gone, good, great, ground, group, guest, guys, "
                               "half, hand, happen, happened, hard, hardly, have, head, hear, "
                               "heard, heart, help, here, herself, high, himself, hold, home, "
                               "hope, hour, house, idea, inside, instead, into, itself, keep, "
                               "kept, kill, killed, killer, kind, knew, know, known, large, "
                               "last, late, later, laundry, least, leave, left, less, letter, "
                               "life, light, like, line, list, little, live, living, lobby, "
                               "long, look, lost, love, made, make, making, many, master, "
                               "maybe, mean, meant, meet, mind, mine, mistake, moment, money, "
                               "more, morning, most, mother, mouth, move, much, murder, must, "
                               "myself, name, near, need, never, next, nice, night, noise, "
                               "none, nook, nothing, number, observatory, office, often, once, "
                               "only, open, order, other, others, ours, outside, over, page, "
                               "paper, part, patio, people, person, phone, pick, piece, pistol, "
                               "place, plan, play, player, please, point, poison, pool, porch, "
                               "position, possible, pretty, problem, pull, quick, quite, quiet, "
                               "rather, read, ready, real, really, reason, remember, rest, "
                               "right, road, roll, roof, round, rule, rules, said, same, seem, "
                               "seen, self, sense, sent, seven, several, shall, share, sheet, "
                               "short, should, side, since, small, some, somebody, someone, "
                               "something, sorry, sort, sound, space, spanner, stage, start, "
                               "stay, still, stop, story, strange, strong, such, suite, sure, "
                               "suspect, table, take, taken, talk, tell, than, thank, thanks, "
                               "that, their, them, themselves, then, theatre, theater, there, "
                               "these, they, thing, things, think, third, this, those, though, "
                               "thought, three, through, time, times, today, together, told, "
                               "tomorrow, tonight, took, toward, town, tried, trophy, true, "
                               "truth, trying, turn, turned, under, understand, until, upon, "
                               "used, usual, very, wait, walk, wall, want, wanted, water, "
                               "weapon, week, well, went, were, what, whatever, when, where, "
                               "whether, which, while, whole, whose, wife, will, wind, window, "
                               "wine, wish, with, within, without, woman, wonder, word, words, "
                               "work, world, would, write, written, wrong, year, years, "
                               "yesterday, young, your, yours") },
                        NULL },
  /* Translators: as in “white has the rope or the knife”, with commas between. */
  [CB_QUICK_OR] = { NULL, { NC_ ("quick line", "or"), NC_ ("quick line", "or else") }, NULL },
  /* Translators: the endings that names have in a sentence, as “s” in “ropes”, and those that they
     lose for them, as “y” before “ies”; with spaces between. */
  [CB_QUICK_ENDING] = { NC_ ("quick line", "s es ies y"), { NULL }, NULL },
};

/* Private characters of Unicode, which nobody types, stand for words that were read as one. */
#define FIRST_TOKEN 0xe000

/* One word, or several that are one meaning together. @words: folded. @means: bits of the keywords.
 * @translated: whether it is of the language of the screen */
typedef struct
{
  char **words;
  guint n;
  guint64 means;
  gboolean translated;
} Phrase;

/* @lists: the words that may be shortened, ended by NULL. @elisions: those that an apostrophe ties
 * to the next word. @means: all words, folded, as #Phrase. @phrases: those of several words */
typedef struct
{
  GPtrArray *lists[CB_QUICK_N_KEYWORDS];
  GPtrArray *elisions;
  GHashTable *means;
  GPtrArray *phrases;
} Words;

static const char *
translate (const char *words)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "quick line", words);
}

static gboolean
is_elision (const char *word)
{
  return strchr (word, ' ') == NULL &&
         cb_quick_words_ties (g_utf8_get_char (g_utf8_prev_char (word + strlen (word))));
}

/* (transfer full): what the table lists, one by one. */
static GStrv
split_list (const char *list, gboolean more)
{
  g_auto (GStrv) raw = g_strsplit_set (list, more ? ",/" : " ,;", -1);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  for (guint i = 0; raw[i] != NULL; i++)
    if (*g_strstrip (raw[i]) != '\0')
      g_strv_builder_add (words, raw[i]);
  return g_strv_builder_end (words);
}

/* (transfer full): the words as they are compared, with spaces between. */
static char *
fold_words (const Words *self, const char *text)
{
  g_autoptr (GArray)
    words = cb_quick_words_split (text, (const char *const *) self->elisions->pdata);
  GString *folded = g_string_new (NULL);

  for (guint i = 0; i + 1 < words->len; i++)
    g_string_append_printf (folded, "%s%s", i > 0 ? " " : "",
                            g_array_index (words, CbQuickWord, i).folded);
  return g_string_free_and_steal (folded);
}

static Phrase *
find_phrase (const Words *self, const char *folded)
{
  Phrase *phrase = g_hash_table_lookup (self->means, folded);

  if (phrase != NULL)
    return phrase;
  phrase = g_new0 (Phrase, 1);
  phrase->words = g_strsplit (folded, " ", -1);
  phrase->n = g_strv_length (phrase->words);
  g_hash_table_insert (self->means, g_strdup (folded), phrase);
  if (phrase->n > 1)
    g_ptr_array_add (self->phrases, phrase);
  return phrase;
}

/* English words are left out that mean something else in the language of the screen, as “i” is “in”
 * in Danish. @more: whether @list is one of those with commas between */
static void
add_list (const Words *self, guint keyword, const char *list, gboolean more, gboolean translated)
{
  g_auto (GStrv) words = split_list (list, more);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autofree char *folded = fold_words (self, words[i]);
      Phrase *phrase = is_elision (words[i]) ? NULL : find_phrase (self, folded);

      if (phrase == NULL ||
          (phrase->translated && !translated && (phrase->means & CB_QUICK_WORD (keyword)) == 0))
        continue;
      phrase->translated = phrase->translated || translated;
      if ((!more || (keyword == CB_QUICK_ME && phrase->n == 1)) &&
          (phrase->means & CB_QUICK_WORD (keyword)) == 0)
        g_ptr_array_add (self->lists[keyword], g_strdup (folded));
      phrase->means |= CB_QUICK_WORD (keyword);
      if (keyword == CB_QUICK_LACKS) /* none of the cards asked for */
        phrase->means |= CB_QUICK_WORD (CB_QUICK_PASSES);
    }
}

static void
add_elisions (const Words *self, const char *list, gboolean more)
{
  g_auto (GStrv) words = split_list (list, more);

  for (guint i = 0; words[i] != NULL; i++)
    if (is_elision (words[i]))
      g_ptr_array_add (self->elisions, cb_quick_fold (words[i], -1, FALSE));
}

#define N_LISTS 3

/* (nullable): a list of the table: the words that may be shortened, then two of further words */
static const char *
get_list (guint keyword, guint i)
{
  return i == 0 ? keywords[keyword].words : keywords[keyword].more[i - 1];
}

static void
add_all (const Words *self, gboolean translated)
{
  for (guint keyword = 0; keyword < CB_QUICK_N_KEYWORDS; keyword++)
    for (guint i = 0; i < N_LISTS; i++)
      {
        const char *english = get_list (keyword, i);
        const char *list = english != NULL ? translate (english) : NULL;

        /* Endings and common words are those of one language. */
        if (!translated && list != english &&
            (keyword == CB_QUICK_COMMON || keyword == CB_QUICK_ENDING))
          continue;
        if (list != NULL && (list != english || !translated))
          add_list (self, keyword, translated ? list : english, i > 0, translated);
      }
}

static int
compare_lengths (const void *a, const void *b)
{
  const Phrase *first = *(Phrase *const *) a, *second = *(Phrase *const *) b;

  return (int) second->n - (int) first->n;
}

static Words *
collect_words (void)
{
  Words *self = g_new0 (Words, 1);

  self->elisions = g_ptr_array_new_null_terminated (1, g_free, TRUE);
  self->means = g_hash_table_new (g_str_hash, g_str_equal);
  self->phrases = g_ptr_array_new ();
  for (guint i = 0; i < CB_QUICK_N_KEYWORDS; i++)
    {
      self->lists[i] = g_ptr_array_new_null_terminated (1, g_free, TRUE);
      for (guint list = 0; list < N_LISTS; list++)
        if (get_list (i, list) != NULL)
          add_elisions (self, translate (get_list (i, list)), list > 0);
    }
  add_all (self, TRUE);
  add_all (self, FALSE);
  g_ptr_array_sort (self->phrases, compare_lengths);
  return self;
}

/* Built once, as the language of a program does not change while it runs. */
static const Words *
get_words (void)
{
  static Words *words;

  if (g_once_init_enter_pointer (&words))
    g_once_init_leave_pointer (&words, collect_words ());
  return words;
}

const char *const *
cb_quick_keyword_list (CbQuickKeyword keyword)
{
  return (const char *const *) get_words ()->lists[keyword]->pdata;
}

const char *const *
cb_quick_keyword_list_elisions (void)
{
  return (const char *const *) get_words ()->elisions->pdata;
}

guint64
cb_quick_keyword_find (const char *folded)
{
  gunichar first = g_utf8_get_char (folded);
  const Phrase *phrase;

  if (first >= FIRST_TOKEN && first < FIRST_TOKEN + get_words ()->phrases->len)
    phrase = g_ptr_array_index (get_words ()->phrases, first - FIRST_TOKEN);
  else
    phrase = g_hash_table_lookup (get_words ()->means, folded);
  return phrase != NULL ? phrase->means : 0;
}

static gboolean
begins_with (const Phrase *phrase, GArray *words, guint at)
{
  for (guint i = 0; i < phrase->n; i++)
    {
      const CbQuickWord *word = &g_array_index (words, CbQuickWord, at + i);

      if ((i > 0 && word->gap != CB_QUICK_SPACE) || strcmp (word->folded, phrase->words[i]) != 0)
        return FALSE;
    }
  return TRUE;
}

char *
cb_quick_keyword_find_phrase (GArray *words, guint at, guint *n_words)
{
  const GPtrArray *phrases = get_words ()->phrases;

  for (guint i = 0; i < phrases->len; i++)
    {
      const Phrase *phrase = g_ptr_array_index (phrases, i);
      char token[7] = { 0 };

      if (at + phrase->n >= words->len || !begins_with (phrase, words, at))
        continue;
      *n_words = phrase->n;
      g_unichar_to_utf8 (FIRST_TOKEN + i, token);
      return g_strdup (token);
    }
  return NULL;
}

/* Whether one of the words with “/” between is @folded. */
static gboolean
is_one_of (const char *words, const char *folded)
{
  g_auto (GStrv) list = g_strsplit (words, "/", -1);

  for (guint i = 0; list[i] != NULL; i++)
    {
      g_autofree char *word = cb_quick_fold (list[i], -1, FALSE);

      if (g_str_equal (word, folded))
        return TRUE;
    }
  return FALSE;
}

static int
find_place (const char *folded, const char *list)
{
  g_auto (GStrv) words = g_strsplit (list, ",", -1);

  for (int i = 0; words[i] != NULL; i++)
    {
      if (is_one_of (words[i], folded))
        return i;
    }
  return -1;
}

int
cb_quick_keyword_get_place (CbQuickKeyword keyword, const char *folded)
{
  /* Only numbers are known to have this order in each translation. */
  int place = keyword == CB_QUICK_NUMBER
                ? find_place (folded, translate (keywords[keyword].more[0]))
                : -1;

  return place >= 0 ? place : find_place (folded, keywords[keyword].more[0]);
}

/* Returns: how well the word fits the best of the words of @keyword */
CbQuickRank
cb_quick_keyword_rate (CbQuickKeyword keyword, const char *folded)
{
  guint64 means = cb_quick_keyword_find (folded);
  const char *const *list = cb_quick_keyword_list (keyword);
  CbQuickRank best = CB_QUICK_NO_MATCH;

  if ((means & CB_QUICK_WORD (keyword)) != 0)
    return CB_QUICK_EXACT;
  for (guint i = 0; *folded != '\0' && list[i] != NULL; i++)
    {
      CbQuickRank rank = cb_quick_rate_word (folded, list[i]);

      best = MIN (best, rank);
    }
  return best;
}

/* Returns: (transfer none): the word that completion writes for @keyword */
const char *
cb_quick_keyword_get_word (CbQuickKeyword keyword)
{
  const char *words = translate (keywords[keyword].words);
  const char *end = strpbrk (words, " ,;");
  g_autofree char *first = end != NULL ? g_strndup (words, (gsize) (end - words))
                                       : g_strdup (words);

  return g_intern_string (first);
}

/* Returns: (transfer none) (nullable): the description of @keyword; NULL if it is not offered */
const char *
cb_quick_keyword_describe (CbQuickKeyword keyword)
{
  const char *description = keywords[keyword].description;

  return description != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, "quick line", description) : NULL;
}
