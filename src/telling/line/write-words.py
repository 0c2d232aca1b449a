#!/usr/bin/env python3
# write-words.py - write the words of a typed line as C
# SPDX-License-Identifier: GPL-3.0-or-later
#
# write-words.py english.words OUTPUT.c

import sys

lists = {}
with open(sys.argv[1], encoding="utf-8") as source:
    for line in source:
        if line.startswith("#") or not line.strip():
            continue
        if not line.startswith(" "):
            words = lists.setdefault(line.strip().removesuffix(":").upper().replace(" ", "_"), [])
        else:
            words.append(line.strip())

with open(sys.argv[2], "w", encoding="utf-8") as output:
    print('#include "cb-quick-word-lists.h"\n', file=output)
    print("const char *const cb_quick_english[CB_QUICK_N_KEYWORDS] = {", file=output)
    for keyword, words in lists.items():
        print(f'  [CB_QUICK_{keyword}] = "{" ".join(words)}",', file=output)
    print("};", file=output)
