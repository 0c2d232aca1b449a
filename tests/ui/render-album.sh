#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# render-album.sh FOLDER LANGUAGES PROGRAM ARGUMENTS…
#
# Draws the pictures of an album in American English into the folder, and in each language into one
# below it.
set -eu

folder=$1 languages=$2
shift 2
"$@" --into "$folder"
for language in $languages; do
  "${0%/*}/in-language.sh" "$language" "$@" --into "$folder/$language"
done
