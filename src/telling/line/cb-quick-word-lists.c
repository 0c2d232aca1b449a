/* The words of a typed line that are not names.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-quick-word-lists.h"

const CbQuickWordList cb_quick_word_lists[CB_QUICK_N_KEYWORDS] = {
  /* Translators: these are the words understood where a turn is typed in one line, as in “green
   * asks: plum rope hall, peacock passes, white shows”. Give all that people might type, with
   * spaces between, lower case; the one that looks best in a list first. English is understood
   * too. Where a further list follows, with commas between, it is for words that need not look
   * well, and for such as mean it only together: “does not have any”. “me” is I myself as
   * player. */
  [CB_QUICK_ME] = { NC_ ("quick line", "me i myself"),
                    NC_ ("quick line", "my, mine, i've, i'd, i'm, i'll"), NULL },
  /* Translators: as in “green asks: plum rope hall”. */
  [CB_QUICK_ASKS] = { NC_ ("quick line", "asks asked ask suggests suggested suggest"),
                      NC_ ("quick line",
                           "thinks, think, thought, guesses, guess, guessed, suspects, "
                           "suspect, suspected, goes, go, went, enters, entered, moves to"),
                      NC_ ("quick line", "a suggestion, or a question to everybody") },
  /* Translators: as in “peacock passes”: had none of the cards. */
  [CB_QUICK_PASSES] = { NC_ ("quick line", "passes pass passed no not none nothing"),
                        NC_ ("quick line",
                             "neither, cannot, can't, couldn't, could not, can not, doesn't, "
                             "didn't, don't, does not, did not, do not, doesn't have"),
                        NC_ ("quick line", "had none of the cards") },
  /* Translators: as in “white shows”. */
  [CB_QUICK_SHOWS] = { NC_ ("quick line", "shows show showed shown yes"),
                       NC_ ("quick line",
                            "disproves, disproved, disprove, refutes, refuted, refute, gives, "
                            "gave, give, hands, handed, flashes, flashed, nods, nodded, yep, yeah, "
                            "yup"),
                       NC_ ("quick line", "showed a card") },
  /* Translators: as in “plum rope hall, nobody”: nobody showed a card. */
  [CB_QUICK_NOBODY] = { NC_ ("quick line", "nobody no-one"),
                        NC_ ("quick line",
                             "no one, nobody else, no one else, no other player, none of us, none "
                             "of them, none of the others, none of the other players, not one, "
                             "neither of them"),
                        NC_ ("quick line", "nobody showed a card") },
  /* Translators: as in “plum rope hall, none” or “no”: nobody showed a card. */
  [CB_QUICK_NONE] = { NC_ ("quick line", "none no nothing"), NC_ ("quick line", "neither"), NULL },
  /* Translators: as in “green tips white: one weapon”: one card of the kind was asked for. */
  [CB_QUICK_ONE] = { NC_ ("quick line", "one"), NC_ ("quick line", "either, at least one"),
                     NC_ ("quick line", "asked for one card") },
  /* Translators: as in “all pass” and “all others pass”; also of cards: “all rooms”. */
  [CB_QUICK_ALL] = { NC_ ("quick line", "all everybody everyone others"),
                     NC_ ("quick line",
                          "everybody else, everyone else, all the others, all others, all of them, "
                          "all of us, the rest, the others"),
                     NC_ ("quick line", "all of them") },
  /* Translators: as in “green tips white: one weapon”: asks in secret. */
  [CB_QUICK_TIPS] = { NC_ ("quick line", "tips tip tipped"), NULL,
                      NC_ ("quick line", "asked one player in secret") },
  /* Translators: as in “green snoops white”: draws a card of White’s hand, looks at it and gives
   * it back. */
  [CB_QUICK_SNOOPS] = { NC_ ("quick line", "snoops snoop snooped"),
                        NC_ ("quick line", "snoops on, snooped on, snoop on, snooping"),
                        NC_ ("quick line", "drew a card from a hand to see it") },
  /* Translators: as in “all snoop left”: the direction in which the hands are held out. */
  [CB_QUICK_LEFT] = { NC_ ("quick line", "left"), NC_ ("quick line", "to the left"),
                      NC_ ("quick line", "hands go to the left") },
  /* Translators: as in “all snoop right”: the direction in which the hands are held out. */
  [CB_QUICK_RIGHTWARDS] = { NC_ ("quick line", "right"), NC_ ("quick line", "to the right"),
                            NC_ ("quick line", "hands go to the right") },
  /* Translators: as in “green peeks white: rope”: looks at a card that White shows to another. */
  [CB_QUICK_PEEKS] = { NC_ ("quick line", "peeks peek peeked"),
                       NC_ ("quick line", "peeks at, peeked at, peek at"),
                       NC_ ("quick line", "saw a card shown to another player") },
  /* Translators: as in “white has rope”. */
  [CB_QUICK_HAS] = { NC_ ("quick line", "has have had holds hold"),
                     NC_ ("quick line",
                          "got, has got, have got, owns, own, owned, is holding, was holding"),
                     NC_ ("quick line", "you saw the card") },
  /* Translators: as in “green saw white: rope”: Green saw a card of White. */
  [CB_QUICK_SAW] = { NC_ ("quick line", "saw sees seen see"),
                     NC_ ("quick line",
                          "was shown, were shown, noticed, spotted, glimpsed, got to see, gets to "
                          "see"),
                     NC_ ("quick line", "saw somebody’s card") },
  /* Translators: as in “green looks 1 3”, at cards that lie face down. */
  [CB_QUICK_LOOKS] = { NC_ ("quick line", "looks look looked"),
                       NC_ ("quick line",
                            "looks at, looked at, look at, looks into, looked into, checks, "
                            "checked"),
                       NC_ ("quick line", "looked at face-down cards") },
  /* Translators: as in “white lies open: rope hall plum” or “white dies”. */
  [CB_QUICK_LIES_OPEN] = { NC_ ("quick line",
                                "reveals reveal revealed lies lie open dies died dead killed "
                                "eliminated exposed"),
                           NC_ ("quick line",
                                "is dead, is out, is killed, was killed, got killed, gets killed, "
                                "is eliminated, was eliminated, exposes"),
                           NC_ ("quick line", "the whole hand is revealed") },
  /* Translators: as in “green accuses plum rope hall: wrong”. */
  [CB_QUICK_ACCUSES] = { NC_ ("quick line", "accuses accused accuse"),
                         NC_ ("quick line",
                              "accusation, makes an accusation, made an accusation, "
                              "make an accusation, makes the accusation, made the accusation"),
                         NC_ ("quick line", "accusation") },
  /* Translators: what came of an accusation. */
  [CB_QUICK_RIGHT] = { NC_ ("quick line", "right correct won wins"),
                       NC_ ("quick line",
                            "yes, true, correctly, right answer, solved it, solves it, got it "
                            "right, gets it right, won the game, wins the game"),
                       NC_ ("quick line", "the accusation was right") },
  /* Translators: what came of an accusation. */
  [CB_QUICK_WRONG] = { NC_ ("quick line", "wrong incorrect false lost loses"),
                       NC_ ("quick line",
                            "no, nope, not right, not correct, isn't right, wasn't right, "
                            "incorrectly, wrongly, mistaken, failed, fails, got it wrong"),
                       NC_ ("quick line", "the accusation was wrong") },
  /* Translators: as in “envelope: plum rope hall”. */
  [CB_QUICK_ENVELOPE] = { NC_ ("quick line", "envelope"),
                          NC_ ("quick line",
                               "in the envelope, case file, in the case file, solution"),
                          NC_ ("quick line", "the envelope was opened") },
  /* Translators: as in “green draws intrigue: king”. */
  [CB_QUICK_DRAWS] = { NC_ ("quick line", "draws draw drew drawn"),
                       NC_ ("quick line",
                            "takes, took, take, picks up, picked up, picks, picked, pulls, pulled"),
                       NC_ ("quick line", "drew a card from a deck") },
  /* Translators: as in “green plays intrigue: king”. */
  [CB_QUICK_PLAYS] = { NC_ ("quick line", "plays play played"), NULL,
                       NC_ ("quick line", "played a card they kept") },
  /* Translators: as in “green draws king, rolled”: what made a player draw a card. */
  [CB_QUICK_FOR_ROLL] = { NC_ ("quick line", "rolled roll"),
                          NC_ ("quick line",
                               "by rolling, for rolling, because of the roll, for the roll"),
                          NC_ ("quick line", "because of the roll") },
  /* Translators: as in “green draws king, landed”: what made a player draw a card. */
  [CB_QUICK_FOR_LANDING] = { NC_ ("quick line", "landed landing"),
                             NC_ ("quick line", "landed on, landing on, for landing"),
                             NC_ ("quick line", "because of the space landed on") },
  /* Translators: as in “green draws king, moved”: what made a player draw a card. */
  [CB_QUICK_FOR_MOVE] = { NC_ ("quick line", "moved"),
                          NC_ ("quick line", "was moved, being moved, got moved"),
                          NC_ ("quick line", "because a suggestion moved the pawn") },
  /* Translators: as in “green draws king, turn”: what made a player draw a card. */
  [CB_QUICK_FOR_TURN] = { NC_ ("quick line", "turn"), NULL,
                          NC_ ("quick line", "because it is drawn every turn") },
  /* Translators: as in “sally power” and “green uses remote”: a power used once in a game. */
  [CB_QUICK_USES] = { NC_ ("quick line", "power uses use used"),
                      NC_ ("quick line",
                           "my power, his power, her power, their power, power of, activates, "
                           "activated, special power"),
                      NC_ ("quick line", "used a power") },
  /* Translators: as in “green rolls 4 ?”. */
  [CB_QUICK_ROLLS] = { NC_ ("quick line", "rolls roll rolled"),
                       NC_ ("quick line", "throws, threw, throw"), NC_ ("quick line", "the dice") },
  /* Translators: as in “green says that nobody has rope”: tells everybody. */
  [CB_QUICK_SAYS] = { NC_ ("quick line", "says said say tells told"),
                      NC_ ("quick line",
                           "announces, announced, admits, admitted, states, stated, claims, "
                           "claimed"),
                      NC_ ("quick line", "told everybody about cards") },
  /* Translators: words to be overlooked after “says”, as in “green says that he has none of rope
   * and plum”. */
  [CB_QUICK_THAT] = { NC_ ("quick line", "that he she it they is are on or"),
                      NC_ ("quick line", "nor"), NULL },
  /* Translators: as in “green found rope” and “rope was under the table”. */
  [CB_QUICK_FOUND] = { NC_ ("quick line", "found under floor table"),
                       NC_ ("quick line", "on the floor, under the table, on the table"),
                       NC_ ("quick line", "found a card under the table") },
  /* Translators: as in “green swaps a card with white” and “I swapped the rope for the knife”. */
  [CB_QUICK_SWAPS] = { NC_ ("quick line", "swaps swap swapped trades trade traded"),
                       NC_ ("quick line",
                            "exchanges, exchange, exchanged, swops, swop, swopped, switches, "
                            "switched"),
                       NC_ ("quick line", "two cards changed hands") },
  /* Translators: as in “green swaps a card with the table” and “green took a table card”, with
     commas between: one of those that lie face down. */
  [CB_QUICK_FACE_DOWN] = { NULL,
                           NC_ ("quick line",
                                "table, the table, table card, a table card, the table card, "
                                "a card from the table, one from the table, a face-down card, "
                                "face down, face-down, one that lay face down, "
                                "a card that lay face down, pile, the pile"),
                           NULL },
  /* Translators: as in “note: green smiled”. */
  [CB_QUICK_NOTE] = { NC_ ("quick line", "note"), NULL,
                      NC_ ("quick line", "something to remember") },
  /* Translators: as in “plum rope hall, asked by green”, with commas between. */
  [CB_QUICK_ASKED_BY] = { NULL, NC_ ("quick line", "asked by, suggested by, guessed by"), NULL },
  /* Translators: as in “saw the rope in white’s hand”, with commas between. */
  [CB_QUICK_HAND] = { NULL, NC_ ("quick line", "hand, hands, cards"), NULL },
  /* Translators: as in “white dropped the rope”, with commas between. */
  [CB_QUICK_DROPS] = { NULL, NC_ ("quick line", "dropped, drops, let slip, lets slip"), NULL },
  /* Translators: as in “rolled double four”, with commas between. */
  [CB_QUICK_DOUBLE] = { NULL, NC_ ("quick line", "double, doubles, two, a pair of, pair of"),
                        NULL },
  /* Translators: what joins an answer to the question that comes after it, as in “white shows a
     card when asked about plum, rope and hall”, with commas between. */
  [CB_QUICK_AFTER] = { NULL, NC_ ("quick line", "when, after, once, as, because, for"), NULL },
  /* Translators: what has not happened yet, or not really, as in “white would show the rope”, with
   * commas between. */
  [CB_QUICK_WOULD] = { NULL,
                       NC_ ("quick line",
                            "will, would, should, shall, wants to, wanted to, is going to, was "
                            "going to, nearly, almost, never"),
                       NULL },
  /* Translators: what may happen, as in “white can show the rope”, with commas between. */
  [CB_QUICK_CAN] = { NULL, NC_ ("quick line", "can, could, may, is able to"), NULL },
  /* Translators: forms of “passes”, which after “didn’t” say the opposite, with commas between. */
  [CB_QUICK_PASS] = { NULL, NC_ ("quick line", "pass, passes, passed"), NULL },
  /* Translators: as in “peacock and plum pass”. */
  [CB_QUICK_AND] = { NC_ ("quick line", "and"),
                     NC_ ("quick line", "and then, plus, as well as, and also"), NULL },
  /* Translators: as in “peacock wasn’t asked”: the question did not come round to him. */
  [CB_QUICK_UNASKED] = { NC_ ("quick line", "unasked"),
                         NC_ ("quick line",
                              "wasn't asked, was not asked, weren't asked, were not asked, isn't "
                              "asked, is not asked, not asked"),
                         NULL },
  /* Translators: who is meant by “all pass except white” and “nobody shows until white does”, with
   * commas between. */
  [CB_QUICK_EXCEPT] = { NULL, NC_ ("quick line", "except, but, until"), NULL },
  /* Translators: to whom something was shown, if to me, as in “the rope white showed me”; with
     commas between. Give them as words for “me” too. */
  [CB_QUICK_TO_ME] = { NULL, NC_ ("quick line", "me"), NULL },
  /* Translators: words to be overlooked, as in “white shows her a card”, “plum with the rope in
   * the hall”: articles, prepositions, him and her, can, was, whether. What an apostrophe ties to
   * the next word is given with it, as “l’” or “dell’”. */
  [CB_QUICK_FILLER] = { NC_ ("quick line",
                             "a an the card cards one of with in by for from to at about came back "
                             "returned if it was can else any him her them his their"),
                        NC_ ("quick line",
                             "then, but, while, also, so, now, next, ok, okay, well, just, "
                             "again, finally, after that, afterwards, please, been, were, be, "
                             "is"),
                        NULL },
  /* Translators: words that say that a player does not have certain cards, as in “white doesn’t
     have the rope”; with commas between, as each may have several words. */
  [CB_QUICK_LACKS] = { NULL,
                       NC_ ("quick line",
                            "doesn't have, does not have, didn't have, did not have, "
                            "don't have, do not have, hasn't, hasn't got, has not, "
                            "has not got"),
                       NULL },
  /* Translators: as in “neither peacock nor plum can show a card”, with commas between. */
  [CB_QUICK_NEITHER] = { NULL, NC_ ("quick line", "neither, nor"), NULL },
  /* Translators: who showed a card where it was missed who, as in “somebody shows”. */
  [CB_QUICK_SOMEBODY] = { NC_ ("quick line", "somebody someone"),
                          NC_ ("quick line", "someone or other, somebody or other, one of them"),
                          NULL },
  /* Translators: as in “refuted by white”, with commas between. */
  [CB_QUICK_SHOWN_BY] = { NULL,
                          NC_ ("quick line",
                               "shown by, showed by, disproved by, refuted by, answered by"),
                          NULL },
  /* Translators: the players who were just named, as in “white shows: she shows the rope”, with
     commas between. */
  [CB_QUICK_HE] = { NULL, NC_ ("quick line", "he, she, they"), NULL },
  /* Translators: what is said instead of “shows”, as in “peacock can’t, white can”, with commas
     between. */
  [CB_QUICK_DOES] = { NULL, NC_ ("quick line", "can, could, does, did, will"), NULL },
  /* Translators: what is said instead of “?”, as in “plum, something, hall”, with commas between.
   */
  [CB_QUICK_SOMETHING] = { NULL,
                           NC_ ("quick line",
                                "something, somebody, someone, unknown, don't know, dunno, idk, "
                                "didn't hear, did not hear, missed it, some room, some suspect, "
                                "some weapon"),
                           NULL },
  /* Translators: the numbers from 0 to 12, in this order, with commas between; where one has
     several words, such as what a die shows, “/” stands between these: “four/fourth”. */
  [CB_QUICK_NUMBER] = { NULL,
                        NC_ ("quick line",
                             "zero, one, two, three, four, five, six, seven, eight, nine, ten, "
                             "eleven, twelve"),
                        NULL },
  /* Translators: first to tenth, in this order, as in “looks at the third card” and “the 8th
     pumpkin king”, with commas between; where one has several words, “/” stands between these:
     “tercer/ tercera”. Then words for “last”, and then further words to be overlooked before a
     card, such as “another”. */
  [CB_QUICK_ORDINAL] = { NULL,
                         NC_ ("quick line",
                              "first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, "
                              "tenth, 1st, 2nd, 3rd, 4th, 5th, 6th, 7th, 8th, 9th, 10th, last, "
                              "final, another"),
                         NULL },
  /* Translators: words that make a sentence no more than a guess, as in “maybe white has the rope”;
     with commas between. Such sentences are not recorded. */
  [CB_QUICK_DOUBT] = { NULL,
                       NC_ ("quick line",
                            "maybe, perhaps, probably, possibly, presumably, apparently, "
                            "supposedly, likely, might, may have, might have, could have"),
                       NULL },
  /* Translators: words that begin a question, as in “does white have the rope”; with commas
     between. Questions are not recorded. */
  [CB_QUICK_ASKING] = { NULL,
                        NC_ ("quick line",
                             "does, did, do, is, are, was, were, can, could, will, would, "
                             "should, who, who's, whose, what, what's, which, where, when, why"),
                        NULL },
  /* Translators: words about moving a pawn, as in “green used the secret passage”; with commas
     between. Moves are not recorded. */
  [CB_QUICK_MOVES] = { NULL,
                       NC_ ("quick line",
                            "secret passage, secret passages, secret passageway, passage, "
                            "passageway, stairs, moves, walks, walked, runs, ran"),
                       NULL },
  /* Translators: other common words of the language, and cards of other boxes, which are never
     taken for a card with a slip, as “when” for “Wrench” and “bathroom” for “Ballroom”; with commas
     between. */
  [CB_QUICK_COMMON] = { NULL,
                        NC_ (
                          "quick line",
                          "about, above, across, after, against, almost, alone, along, already, although, always, among, anybody, anyone, anything, anywhere, around, asking, away, back, ball, bath, bathroom, because, bedroom, been, before, began, begin, behind, being, believe, below, beside, best, better, between, beyond, body, book"),
                        NULL },
  /* Translators: as in “white has the rope or the knife”, with commas between. */
  [CB_QUICK_OR] = { NULL, NC_ ("quick line", "or"), NULL },
  /* Translators: the endings that names have in a sentence, as “s” in “ropes”, and those that they
     lose for them, as “y” before “ies”; with spaces between. */
  [CB_QUICK_ENDING] = { NC_ ("quick line", "s es ies y"), NULL, NULL },
};
