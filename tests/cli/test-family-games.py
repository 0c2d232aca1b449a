# test-family-games.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole short game in a box of each family of rules that the booklets' games have not: from a hand
code to the end of the game, in sentences as they are said at such a table.

Each was made up from a deal that stands beside it, and no line says anything else. What follows is
found by oracle.py, or where cards change hands, which it cannot express, by hand.
"""

import json
import os

from oracle import Edition, Oracle
from transcript import Transcript, main, run

FOUR = "Ann,Ben,Cy,Dee"
# A box of four kinds of cards, and one in which players take cards that lie open; both made up.
MOTIVES = """[Edition]
Id=motives
Name=Motives
MinPlayers=2
MaxPlayers=4

[Category suspect]
Name=Suspects
Singular=Suspect
Cards=Ada;Bruno;Clara;Dario;

[Category weapon]
Name=Weapons
Singular=Weapon
Cards=Anvil;Brick;Chisel;Drill;
Said=the Anvil;the Brick;the Chisel;the Drill;

[Category place]
Name=Places
Singular=Place
Cards=Attic;Barn;Cellar;Dock;
Said=the Attic;the Barn;the Cellar;the Dock;
"""
MARKET = MOTIVES.replace("motives", "open-market").replace("Motives", "Open Market").replace(
    "MinPlayers", "Deal=equal\nRest=open\nSwaps=face-up\nMinPlayers")
MOTIVES += """
[Category motive]
Name=Motives
Singular=Motive
Cards=Anger;Boredom;Cash;Debt;
"""

# Of each game: the code of my hand (I am Ann), the deal, the lines, after how many entries the envelope
# follows (the comment says why), and what the table says in the end.
GAMES = {
    # The card game. After my Super Sleuth nobody but Cy can have Green, and 14 has him pass: the envelope.
    # The tip for all vehicles leaves Dee none but two, so the Seaplane, which the others passed, is in
    # it (16); the Alamo once Dee passes, too (21). Eight cards were played of 39, so eight were drawn.
    "beyond-the-mansion": {
        "code": "16Y1-VK1R-20F1-835B",
        "deal": {
            "envelope": "green seaplane alamo",
            "0": "scarlet mustard peacock train old-faithful",
            "1": "white airliner coney-island niagara-falls hoover-dam",
            "2": "plum automobile mt-rushmore lincoln-memorial",
            "3": "hot-air-balloon limousine miami-beach golden-gate-bridge",
        },
        "lines": [
            "Dee draws an action card",
            "Dee plays Suggestion at any destination",
            "Dee asks about Plum with the car at Mount Rushmore, Ann has nothing, Ben has nothing, Cy shows her a card",
            "I play a Super Sleuth",
            "Super Sleuth: male, Ben has nothing, Cy shows Plum, Dee has nothing",
            "Ben plays a private tip",
            "Ben tips Dee: one, 1 card back",
            "Cy plays All Snoop",
            "All Snoop left: Limousine",
            "Dee plays a suggestion at the current destination",
            "Dee: Green, the seaplane, the Alamo, nobody",
            "I play a private tip",
            "I tip Dee: all vehicles, Limousine and Hot Air Balloon",
            "Ben accuses Green, seaplane, Rushmore: wrong",
            "Cy plays Snoop",
            "Cy snoops me: Train",
            "I play a suggestion at any destination",
            "I suspect Mustard with the train at the Alamo, nobody can show anything",
            "I accuse Green with the seaplane at the Alamo: right",
        ],
        "warned": {
            "Super Sleuth: male, Ben has nothing, Cy shows Plum, Dee has nothing":
                "Casebook only guesses which cards are “male”. Compare with your cards.",
        },
        "found": 21,
        "table": [
            "You solved the case",
            "  Ann: 5 cards",
            "  Ben: 5 cards",
            "    Wrong accusation, still answers",
            "  Cy: 4 cards, 2 known",
            "  Dee: 4 cards, 2 known",
            "  Action cards: 31 cards left",
            "    Chance that Super Sleuth comes next: 5 in 31",
            "    Chance that Private Tip comes next: 4 in 31",
        ],
    },
    # One die, and one accuses anywhere. White, Candlestick and Study are Dee’s or in the envelope (6); she
    # passes White (11), all pass the Rope (14), and at last she passes the Study (17). Ben, who is out, goes on
    # showing.
    "youre-on-deck": {
        "code": "1G39-NDP6-HYMS-AA6Q",
        "deal": {
            "envelope": "white rope study",
            "0": "scarlet mustard peacock lead-pipe conservatory",
            "1": "green knife hall lounge kitchen",
            "2": "plum revolver ballroom library",
            "3": "candlestick wrench dining-room billiard-room",
        },
        "lines": [
            "I rolled a 5",
            "I suspect Mr. Green with the knife in the hall, Ben shows me the knife",
            "Ben rolls 3",
            "Ben suspects Professor Plum with the rope in the library, Cy shows him a card",
            "Cy: White, wrench, billiard room, Dee shows",
            "Dee suspects Mrs. White with the candlestick in the study, nobody can disprove it",
            "Ann: Scarlet, wrench, study, Ben passes, Cy passes, Dee shows the wrench",
            "Ben accuses White with the revolver in the study: wrong",
            "Cy: Green, rope, kitchen, Dee has nothing, Ann has nothing, Ben shows",
            "Dee says it was White with the knife in the dining room, I pass, Ben shows her a card",
            "I say it was White with the lead pipe in the conservatory, nobody",
            "Cy: Plum, rope, conservatory, Dee passes, I show the conservatory",
            "Dee rolls 6",
            "Me: Peacock, rope, conservatory, no one shows",
            "Cy rolled a 2",
            "Dee: Plum, revolver, library, Ann passes, Ben passes, Cy shows",
            "I ask about Mustard with the lead pipe in the study, nobody has anything",
            "I accuse White with the rope in the study: right",
        ],
        "found": 17,
        "table": [
            "You solved the case",
            "  Ann: 5 cards",
            "  Ben: 5 cards, 1 known",
            "    Wrong accusation, still answers",
            "  Cy: 4 cards, 1 known",
            "  Dee: 4 cards, 2 known",
        ],
    },
    # Eleven places. The eighth White Walker kills Cy and is shuffled back, so that it can kill Dee as well;
    # with her hand the last cards of each kind are known (21).
    "game-of-thrones": {
        "code": "1PWW-RDJA-BQHS-JWMS-D",
        "deal": {
            "envelope": "tyrion-lannister catspaw-dagger gardens",
            "0": "margaery-tyrell poison-vial cerseis-bedchamber prison-cells pavilion",
            "1": "cersei-lannister crossbow sparring-yard council-chamber kingsguard-chambers",
            "2": "jaime-lannister sansa-stark arakh tower-of-the-hand qyburns-laboratory",
            "3": "petyr-baelish faceless-man battle-axe tommens-bedchamber pycelles-laboratory",
        },
        "lines": [
            "Ben rolls a ? and a 4",
            "Ben draws a White Walker, rolled",
            "Ben starts a rumor: Jaime with the arakh in the Tower of the Hand, Cy shows him a card",
            "Cy draws a White Walker, landed",
            "Cy: Sansa, battle axe, Tommen's bedchamber, Dee shows",
            "Dee draws a keeper, rolled",
            "Dee draws a White Walker, landed",
            "I draw a White Walker, moved",
            "My rumor: Petyr Baelish with the crossbow in the pavilion, Ben shows me the crossbow",
            "Ben draws a White Walker",
            "Ben: Cersei, catspaw dagger, council chamber, nobody",
            "Cy draws a White Walker, rolled",
            "Dee draws a White Walker, rolled",
            "Dee plays a keeper",
            "Dee: Tyrion, faceless man, gardens, nobody",
            "I: Margaery, catspaw dagger, sparring yard, Ben shows the sparring yard",
            "Ben accuses Tyrion with the crossbow in the gardens, wrong",
            "Cy draws a White Walker, landed",
            "Cy reveals Jaime, Sansa, arakh, Tower of the Hand, Qyburn's laboratory",
            "Dee draws a White Walker, rolled",
            "Dee reveals Petyr, faceless man, battle axe, Tommen's bedchamber, Pycelle's laboratory",
            "I accuse Tyrion with the catspaw dagger in the gardens: right",
        ],
        "found": 21,
        "table": [
            "You solved the case",
            "  Ann: 5 cards",
            "  Ben: 5 cards, all known",
            "    Wrong accusation, still answers",
            "  Cy: 5 cards, all known",
            "    Eliminated, hand revealed",
            "  Dee: 5 cards, all known",
            "    Eliminated, hand revealed",
            "  Intrigue: 10 cards drawn",
            "    Unknown number left, 1 discarded",
        ],
    },
    # The other board, with two cards open, and nobody is right: the envelope is known when it is opened.
    "game-of-thrones-meereen": {
        "code": "18NT-AE2K-TBAT-MMVE-NFZ2",
        "deal": {
            "envelope": "grey-worm faceless-man tunnels",
            "0": "daenerys-targaryen daario-naharis missandei grand-bazaar",
            "1": "jorah-mormont crossbow pit-of-daznak great-pyramid",
            "2": "hizdahr-zo-loraq poison-vial temple-of-the-graces dragon-catacombs",
            "3": "catspaw-dagger slave-quarters city-gates brothel",
            "face-up": "arakh battle-axe",
        },
        "lines": [
            "I rolled ? and 6",
            "I draw a keeper, rolled",
            "I suspect Jorah with the arakh in the Grand Bazaar, Ben shows me Jorah",
            "Ben uses Jorah's power",
            "Ben: Hizdahr, crossbow, Great Pyramid, Cy shows",
            "Cy accuses Grey Worm with the faceless man in the city gates: wrong",
            "Dee: Grey Worm, catspaw dagger, tunnels, nobody",
            "Dee accuses Grey Worm with the poison vial in the tunnels: wrong",
            "I: Missandei, poison vial, Brothel, Ben passes, Cy shows poison vial",
            "Ben accuses Grey Worm with the catspaw dagger in the tunnels: wrong",
            "I accuse Hizdahr with the faceless man in the tunnels: wrong",
            "The envelope had Grey Worm, the faceless man and the tunnels",
        ],
        "found": 12,
        "table": [
            "Nobody solved the case",
            "Everybody is out",
            "  Ann: 4 cards",
            "    Wrong accusation, still answers",
            "  Ben: 4 cards, 1 known",
            "    Wrong accusation, still answers",
            "  Cy: 4 cards, 1 known",
            "    Wrong accusation, still answers",
            "  Dee: 4 cards, 1 known",
            "    Wrong accusation, still answers",
            "  Intrigue: 1 card drawn",
            "    Unknown number left",
            "  Power of Jorah Mormont: used by Ben",
        ],
    },
    # Distraction cards and powers. The Lanai is Dee’s or in the envelope (9), and Dee passes it (12); Ben asks for
    # the Lipstick then, so it is his until he passes it, too (15); Rose is Dee’s until she passes (17).
    "golden-girls": {
        "code": "11C2-9EFG-YADB-M0E3-S90D",
        "deal": {
            "envelope": "rose lipstick lanai",
            "0": "dorothy sophia stan dorothys-bedroom",
            "1": "blanche bathrobe kitchen garage",
            "2": "miles whipped-cream living-room bathroom",
            "3": "feathered-slipper sophias-bedroom roses-bedroom blanches-bedroom",
            "face-up": "rattan-chair sophias-purse",
        },
        "lines": [
            "Ben rolls 3 and 5",
            "Ben draws a distraction card, landed",
            "Ben starts a rumor: Miles with the lipstick in the kitchen, Cy shows him a card",
            "Cy says it was Blanche with the whipped cream in the living room, Dee has nothing, I have nothing, Ben shows her a card",
            "Ben uses Blanche's power",
            "Ben snoops Cy",
            "Dee draws a distraction card, rolled",
            "Dee plays a distraction card",
            "Dee: Rose, Sophia's purse, lanai, nobody has anything",
            "My rumor is Stan with the feathered slipper in Sophia's bedroom, Ben passes, Cy passes, Dee shows the feathered slipper",
            "I use Dorothy's power",
            "Ben: Blanche, lipstick, lanai, nobody",
            "Cy accuses Rose with the bathrobe in the lanai, wrong",
            "Dee: Rose, whipped cream, Rose's bedroom, Ann passes, Ben passes, Cy shows",
            "Me: Dorothy, lipstick, Dorothy's bedroom, nobody",
            "Ben: Rose, rattan chair, Blanche's bedroom, Dee shows him a card",
            "I ask for Rose, the rattan chair and Dorothy's bedroom, nobody",
            "I accuse Rose with the lipstick in the lanai: right",
        ],
        "found": 17,
        "table": [
            "You solved the case",
            "  Ann: 4 cards",
            "  Ben: 4 cards, 1 known",
            "  Cy: 4 cards, 1 known",
            "    Wrong accusation, still answers",
            "  Dee: 4 cards, 3 known",
            "  Distraction cards: 23 cards left",
            "  Power of Blanche: used by Ben",
            "  Power of Dorothy: used by Ann",
        ],
    },
    # A single card lies in the Hotel: whatever nobody has may be it. My look says which it is, and all three
    # follow at once (9).
    "paris": {
        "code": "101H-76BN-6046-6F9C-6",
        "deal": {
            "envelope": "ryan-green poison eiffel-tower",
            "0": "zach-mustard knife pistol bat notre-dame",
            "1": "samantha-scarlet candlestick trophy bastille arc-de-triomphe",
            "2": "emma-white ashley-peacock rope place-des-vosges orsay-museum",
            "3": "justin-plum ax dumbbell paris-opera sacred-heart-basilica",
            "pool": "louvre",
        },
        "lines": [
            "Ben looks into the hotel",
            "I suspect Ryan Green with the knife at Notre Dame, nobody shows",
            "Ben: Emma White, the rope, the Bastille, Cy shows him one",
            "Cy: Justin Plum with the poison at the Place des Vosges, Dee shows",
            "I rolled a ? and a 2",
            "I draw an Intrigue card, rolled",
            "I ask about Zach with the poison at the Eiffel Tower, nobody",
            "Dee accuses Ryan Green with the poison at the Louvre: wrong",
            "I look into the hotel: Louvre",
            "Ben: Samantha, rope, Bastille, Cy shows him a card",
            "Cy uses Ashley Peacock's power",
            "Cy: Emma, the dumbbell, the Opera, Dee shows",
            "I accuse Ryan Green with the poison at the Eiffel Tower, and I am right",
        ],
        "found": 9,
        "table": [
            "You solved the case",
            "  Ann: 5 cards",
            "  Ben: 5 cards",
            "  Cy: 5 cards",
            "  Dee: 5 cards",
            "    Wrong accusation, still answers",
            "  Intrigue: 1 card drawn",
            "    Unknown number left",
            "  Face-down card 1: Louvre (looked at by you and Ben)",
            "  Power of Ashley Peacock: used by Cy",
        ],
    },
    # Two players, and four cards at the side. What Ben lacks are Clara, River, two weapons and three places, seven
    # for the envelope and the side: Clara lies there, so River does not (12); Skaro and the Moon do, so Gallifrey
    # does not (13); and Ben is wrong with one of them and the Cyberman gun, which is not the weapon (14).
    "doctor-who": {
        "code": "13J2-5Z8Q-E9AH-9B3A",
        "names": "Ann,Ben",
        "deal": {
            "envelope": "river-song sonic-screwdriver gallifrey",
            "0": "amy-rory commander-strax jenny hallucinogenic-lipstick the-moment straxs-gun demons-run",
            "1": "madame-vastra vortex-manipulator platform-one trenzalore the-library starship-uk victorian-london",
            "pool": "clara-oswald the-moon clara-cyberman-gun skaro",
        },
        "lines": [
            "I rolled 4 and ?",
            "I draw a pocket watch, rolled",
            "I suspect Clara Oswald with the sonic screwdriver on Gallifrey, Ben has nothing, I look at 1: Clara Oswald",
            "Ben: Vastra, Strax's gun, Skaro, I show Strax's gun",
            "I suspect River Song with the Cyberman gun on Skaro, Ben passes, looks 4: Skaro",
            "Ben: Amy and Rory, sonic screwdriver, the library, I show Amy & Rory",
            "Me: River Song, the vortex manipulator, the Moon, Ben shows me the vortex manipulator",
            "Ben: River Song, Sonic screwdriver, Trenzalore, nobody, Ben looks at 2",
            "Me: Jenny, the Moment, the Moon, Ben has none, look 2: the Moon",
            "Ben accuses River Song with the Cyberman gun on Gallifrey: wrong",
            "Me: Jenny, sonic screwdriver, Demon's Run, Ben passes, look 3: Cyberman gun",
            "Me: River Song, hallucinogenic lipstick, Demon's Run, Ben passes",
            "I accuse River Song with the sonic screwdriver on Gallifrey: right",
        ],
        "found": 14,
        "table": [
            "You solved the case",
            "  Ann: 7 cards",
            "  Ben: 7 cards, all known",
            "    Wrong accusation, still answers",
            "  Intrigue: 20 cards left",
            "    Chance that Pocket Watch comes next: 7 in 20",
            "    Chance that Keeper comes next: 13 in 20",
            "  Face-down card 1: Clara Oswald (looked at by you)",
            "  Face-down card 2: The Moon (looked at by you and Ben)",
            "  Face-down card 3: Clara Cyberman Gun (looked at by you)",
            "  Face-down card 4: Skaro (looked at by you)",
        ],
    },
    # One asks for two cards, of one kind or of two. Nobody but Cy can have the Spa or the Revolver (3), everybody
    # passes Plum (5), and Cy’s three cards are Hall (7), Green (9), and White or the Knife (10).
    "suspect-15": {
        "code": "17SS-QN26-VQH1-R51",
        "deal": {
            "envelope": "plum revolver spa",
            "0": "mustard rope kitchen",
            "1": "scarlet candlestick living-room",
            "2": "white green hall",
            "3": "peacock knife dining-room",
        },
        "lines": [
            "I ask for Scarlet and White, Ben shows me Scarlet",
            "Ben asks for Peacock and Plum, Cy has none, Dee shows him a card",
            "Cy asks for the spa and the revolver, nobody has one",
            "Dee asks about White and Green, Ann passes, Ben passes, Cy shows",
            "I ask for Plum and the kitchen, nobody",
            "Ben asks for the spa and the hall, Cy shows",
            "I ask for the hall and the dining room, Ben passes, Cy shows the hall",
            "Dee asks for Green and the candlestick, I pass, Ben shows her a card",
            "I ask for Green and the revolver, Ben has nothing, Cy shows Green",
            "Ben: White and the knife, Cy shows",
            "I accuse Plum, revolver, spa: right",
        ],
        "found": 10,
        "table": [
            "You solved the case",
            "  Ann: 3 cards",
            "  Ben: 3 cards, 2 known",
            "  Cy: 3 cards, 2 known",
            "  Dee: 3 cards, 2 known",
        ],
    },
    # Everybody who can shows a card. Plum, Poison and Studio are Dee’s or in the envelope (7); Dee passes two of
    # them (10) and the Poison (12).
    "master-detective": {
        "code": "1WJP-1SAK-G94E-9T3T-TV",
        "variants": ["everybody-shows"],
        "deal": {
            "envelope": "plum poison studio",
            "0": "white green lead-pipe courtyard drawing-room kitchen billiard-room",
            "1": "scarlet mustard rose candlestick knife gazebo dining-room",
            "2": "peacock gray revolver rope carriage-house trophy-room conservatory",
            "3": "brunette peach wrench horseshoe library fountain",
        },
        "lines": [
            "I rolled 5 and 3",
            "I suspect Miss Scarlet with the revolver in the library, Ben shows Scarlet, Cy shows the revolver, Dee shows the library",
            "Ben: Plum, horseshoe, carriage house, Cy shows, Dee shows, Ann passes",
            "Cy snoops Ben",
            "I snoop Dee: Peach",
            "Cy: Mustard, poison, fountain, Dee shows, Ann has nothing, Ben shows",
            "Dee: Plum, poison, studio, nobody has anything",
            "I ask about Brunette with the poison in the courtyard, Ben passes, Cy passes, Dee shows Brunette",
            "Ben: Plum, wrench, gazebo, Cy passes, Dee shows, Ann passes",
            "I ask about Plum with the lead pipe in the studio, Ben passes, Cy passes, Dee passes",
            "Cy accuses Plum with the horseshoe in the studio: wrong",
            "I suspect Green with the poison in the kitchen, nobody",
            "I accuse Plum with the poison in the studio: right",
        ],
        "found": 12,
        "table": [
            "You solved the case",
            "  Ann: 7 cards",
            "  Ben: 7 cards, 1 known",
            "  Cy: 7 cards, 1 known",
            "    Wrong accusation, still answers",
            "  Dee: 6 cards, 3 known",
        ],
    },
    # Suggestions go round both ways. Cy’s goes to Dee and me on the left, until it meets Ben, who shows on the right
    # (3). All others pass what Dee asks for, of which she passed White then and the Dagger before (4).
    "classic-uk": {
        "code": "1VGK-34GV-3PJN-5RQD",
        "variants": ["both-sides-show"],
        "deal": {
            "envelope": "white dagger lounge",
            "0": "scarlet mustard peacock lead-piping conservatory",
            "1": "green rope hall kitchen study",
            "2": "plum spanner ballroom library",
            "3": "candlestick revolver dining-room billiard-room",
        },
        "lines": [
            "I suspect Reverend Green with the candlestick in the conservatory, Ben shows Green, Dee shows the candlestick",
            "Ben: Plum, dagger, library, Cy shows, I have nothing, Dee has nothing",
            "Cy: White, rope, lounge, Dee passes, Ben shows, Ann passes",
            "Dee: White, dagger, billiard room, Ann passes, Cy passes, Ben passes",
            "I suspect White with the lead piping in the lounge, nobody",
            "Ben accuses White with the revolver in the lounge: wrong",
            "Cy: Mustard, dagger, ballroom, Dee passes, Ben passes, Ann shows Mustard",
            "Me: Peacock, dagger, conservatory, nobody",
            "I accuse White with the dagger in the lounge: right",
        ],
        "found": 5,
        "table": [
            "You solved the case",
            "  Ann: 5 cards",
            "  Ben: 5 cards, 2 known",
            "    Wrong accusation, still answers",
            "  Cy: 4 cards, 1 known",
            "  Dee: 4 cards, 2 known",
        ],
    },
    # Four kinds of cards, so a suggestion names four. Clara, Drill and Dock are Cy’s or in the envelope (3);
    # all pass Debt and the Dock (7), Clara (9) and the Drill (11).
    "motives": {
        "edition": MOTIVES,
        "code": "1K15-T9V1-BN23-1GH",
        "names": "Ann,Ben,Cy",
        "deal": {
            "envelope": "clara drill dock debt",
            "0": "bruno anvil chisel cellar",
            "1": "ada brick attic anger",
            "2": "dario barn boredom cash",
        },
        "lines": [
            "I suspect Ada with the brick in the cellar out of boredom, Ben shows Ada",
            "Ben: Dario, brick, barn, cash, Cy shows",
            "Cy: Clara, drill, dock, cash, nobody",
            "I: Bruno, drill, attic, boredom, Ben shows the attic",
            "Ben accuses Clara, drill, dock, cash: wrong",
            "Cy: Clara, brick, barn, anger, Ann passes, Ben shows",
            "Me: Bruno, anvil, dock, debt, nobody",
            "Cy: Bruno, drill, cellar, debt, I show Bruno",
            "Me: Clara, chisel, cellar, debt, nobody",
            "Cy: Bruno, anvil, barn, boredom, I show Bruno",
            "Me: Bruno, drill, dock, debt, nobody has anything",
            "I accuse Clara, drill, dock, debt: right",
        ],
        "found": 11,
        "table": [
            "You solved the case",
            "  Ann: 4 cards",
            "  Ben: 4 cards, 2 known",
            "    Wrong accusation, still answers",
            "  Cy: 4 cards, 1 known",
        ],
    },
    # A house rule. What all pass lies in the envelope or on the table, and with my third swap I have seen all
    # that lay there (10), and mine lie there. Mustard, Knife and Dining Room are Ben’s (11), so that what Cy showed
    # him was Green (3). His swap is unseen: what was his or lay there may be either now, none of it Cy’s.
    "table-swap": {
        "code": "1EGX-VDFC-BGBK-P1GK",
        "names": "Ann,Ben,Cy",
        "variants": ["table-swap"],
        "deal": {
            "envelope": "scarlet rope hall",
            "0": "peacock plum kitchen billiard-room library",
            "1": "mustard knife lead-pipe dining-room ballroom",
            "2": "green revolver wrench conservatory study",
            "pool": "white candlestick lounge",
        },
        "lines": [
            "I suspect Scarlet with the rope in the library, nobody",
            "I swap Plum for a face-down card, the lounge",
            "Ben: Green, knife, hall, Cy shows",
            "Cy: Plum, rope, lounge, I show the lounge",
            "My suggestion: Peacock, candlestick, hall, nobody",
            "I swap the library for the face-down candlestick",
            "Ben: White, candlestick, kitchen, Cy passes, Ann shows the kitchen",
            "Cy accuses Scarlet with the candlestick in the hall: wrong",
            "I ask about Peacock with the candlestick in the lounge, nobody",
            "I swap the billiard room with the table for White",
            "Ben: Mustard, knife, dining room, nobody can show him a card",
            "Ben swaps one of his cards for a face-down one",
            "I accuse Scarlet with the rope in the hall: right",
        ],
        "found": 10,
        "sheet": {
            "envelope": "scarlet rope hall",
            "0": "white peacock candlestick lounge kitchen",
            "2": "green",
            "1 pool": "mustard plum knife dining-room library billiard-room",
            "1 2 pool": "lead-pipe revolver wrench ballroom conservatory study",
        },
        "table": [
            "You solved the case",
            "  Ann: 5 cards",
            "  Ben: 5 cards",
            "  Cy: 5 cards, 1 known",
            "    Wrong accusation, still answers",
            "  Face-down card 1: nobody has looked",
            "  Face-down card 2: nobody has looked",
            "  Face-down card 3: nobody has looked",
        ],
    },
    # Cards are swapped for open ones. What all pass is Ben’s or in the envelope (2); of his two cards one is Ada, and the
    # other the Anvil that he gives away (3). Cy and Dee have what is left.
    "open-market": {
        "edition": MARKET,
        "code": "1YFQ-KVCV-146P-7PC7-Q",
        "deal": {
            "envelope": "clara drill attic",
            "0": "bruno barn",
            "1": "ada anvil",
            "2": "dario chisel",
            "3": "cellar dock",
            "face-up": "brick",
        },
        "lines": [
            "I suspect Ada with the chisel in the cellar, Ben shows me Ada",
            "Ben asks about Clara with the drill in the attic, nobody has anything",
            "Ben swaps the anvil for the brick",
            "I swap the barn for the anvil from the table",
            "Cy: Clara, anvil, barn, Dee passes, I show the anvil",
            "Dee swaps the dock for the barn",
            "I accuse Clara with the drill in the attic: right",
        ],
        "found": 3,
        "sheet": {
            "envelope": "clara drill attic",
            "0": "bruno anvil",
            "1": "ada brick",
            "3": "barn",
            "face-up": "dock",
            "2 3": "dario chisel cellar",
        },
        "table": [
            "You solved the case",
            "  Ann: 2 cards",
            "  Ben: 2 cards, all known",
            "  Cy: 2 cards",
            "  Dee: 2 cards, 1 known",
        ],
    },
}


class FamilyGames(Transcript):
    def start(self, name, game):
        """The case as the code makes it, which is my hand of the deal."""
        path = os.path.join(self.folder, f"{name}.casebook")
        edition = []
        if "edition" in game:
            edition = ["--edition", self.write(f"{name}.edition", game["edition"])]
        self.assert_quiet(run("new", game["code"], "--names", game.get("names", FOUR), *edition, "-o", path))
        with open(path, encoding="utf-8") as file:
            case = json.load(file)
        deal = game["deal"]
        self.assertEqual(sorted(case["hand"]), sorted(deal["0"].split()))
        self.assertEqual(sorted(case["faceUp"]), sorted(deal.get("face-up", "").split()))
        self.assertEqual(case["faceDown"], len(deal.get("pool", "").split()))
        if "variants" in game:
            self.write(f"{name}.casebook", json.dumps({**case, "variants": game["variants"]}))
        return path

    def read_sheet(self, path, at):
        result = run("sheet", "--json", "--at", str(at), path)
        self.assert_quiet(result)
        return json.loads(result.stdout)["sheet"]

    def check_truth(self, deal, sheet):
        for card, row in sheet.items():
            for holder, mark in row.items():
                self.assertNotEqual(mark, "no" if card in deal[holder].split() else "yes", (card, holder))

    def check_sheet(self, name, game, path, n):
        """Against the oracle, which knows nothing of swaps."""
        sheet = self.read_sheet(path, n)
        if "sheet" not in game:
            edition = "edition" in game and os.path.join(self.folder, f"{name}.edition")
            self.assertEqual(sheet, Oracle(path, n, edition).sheet(), n)
            self.check_truth(game["deal"], sheet)
        return {card for card, row in sheet.items() if row["envelope"] == "yes"}

    def check_end(self, game, sheet):
        """Against what was found by hand: who can have each card."""
        for holders, cards in game["sheet"].items():
            mark = "maybe" if " " in holders else "yes"
            for card in cards.split():
                self.assertEqual({holder: mark for holder in holders.split()},
                                 {holder: mark for holder, mark in sheet[card].items() if mark != "no"}, card)
        self.assertEqual(len(sheet), len(" ".join(game["sheet"].values()).split()))

    def play(self, name, game):
        path = self.start(name, game)
        for line in game["lines"]:
            result = run("record", path, line)
            warned = game.get("warned", {}).get(line)
            said = f"casebook-cli: {path}: warning: {warned}\n" if warned else ""
            self.assertEqual((result.stderr, result.returncode), (said, 0), line)
        self.assert_quiet(run("check", path))
        with open(path, encoding="utf-8") as file:
            n_entries = len(json.load(file)["log"])
        envelope = set(game["deal"]["envelope"].split())
        self.assertLess(self.check_sheet(name, game, path, game["found"] - 1), envelope)
        for n in range(game["found"], n_entries + 1):
            self.assertEqual(self.check_sheet(name, game, path, n), envelope)
        if "sheet" in game:
            self.check_end(game, self.read_sheet(path, n_entries))
        result = run("table", path)
        self.assert_quiet(result)
        self.assertEqual(result.stdout.splitlines(), game["table"])

    def test_games(self):
        for name, game in GAMES.items():
            with self.subTest(name=name):
                self.play(name, game)

    def test_known_before_an_unseen_swap(self):
        """What was known is told as of then, and one step of what follows from it later."""
        game = GAMES["table-swap"]
        path = self.start("known-before", game)
        for line in game["lines"][:12] + ["Ben: White, wrench, study, Cy passes, Ann shows White"]:
            self.assertEqual(run("record", path, line).returncode, 0, line)
        steps = {}
        for mark in [("rope", "envelope"), ("plum", "cy"), ("ballroom", "cy")]:
            result = run("why", path, *mark)
            self.assert_quiet(result)
            steps[mark[0]] = [line[4:] for line in result.stdout.splitlines() if line.startswith("  – ")]
        self.assertEqual(steps["rope"][-1], "No player has the Rope, so it’s in the envelope.")
        self.assertEqual(
            steps["plum"], ["Entry 2: the face-down cards include Plum.", "Plum is face down, so nobody has that card."])
        self.assertEqual(
            steps["ballroom"],
            ["Entry 13: you showed White.", "Entry 13: Cy passed on White, Wrench and Study.",
             "Known before entry 12: Cy has none of these: Scarlet, Mustard, Plum, Candlestick, Knife, Rope, Hall, "
             "Lounge, Dining Room, Billiard Room and Library.",
             "Cy has 5 cards, and only the Ballroom can be the last one."])

    def test_deals_are_whole(self):
        """Each card is somewhere, once, and each envelope has one of each kind."""
        for name, game in GAMES.items():
            edition = Edition(self.write("x.edition", game["edition"]) if "edition" in game else
                              json.loads(self.read_case(name, game))["edition"])
            dealt = " ".join(game["deal"].values()).split()
            self.assertEqual(sorted(dealt), sorted(edition.cards), name)
            for category in edition.categories:
                held = edition.set_of(game["deal"]["envelope"].split()) & edition.kinds[category]
                self.assertEqual(held.bit_count(), 1, (name, category))

    def read_case(self, name, game):
        with open(self.start(f"{name}-dealt", game), encoding="utf-8") as file:
            return file.read()


main()
