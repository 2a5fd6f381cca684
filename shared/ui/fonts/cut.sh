#!/bin/sh
# Reproduces the web fonts, byte for byte; the README beside this file says what and why.
# Needs fonttools 4.68.0 and brotli 1.2.1 for Python on the PATH.
set -eu
cd "$(dirname "$0")"
from=../../../node_modules/@fontsource-variable
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

basic=20-7E,A0,A9,B1,B7,D7,2013,2014,2018,2019,201C,201D,2022,2026,2212
latin=A1-FF,131,152-153,2BC,2C6,2DA,2DC,300-323,201A,201E,2032-203A,20AC,2122
extended=100-24F,259,2B9-2DD,2F5-2F6,1E20-1E9E,2020,20A1-20BD
vietnamese=1EA0-1EF9

# subset <from> <to> <code points>
subset() {
  pyftsubset "$1" --output-file="$2" --flavor=woff2 --unicodes="$3" --no-hinting \
    --layout-features=kern,liga,tnum,ccmp,mark,mkmk --drop-tables+=STAT,gasp --name-IDs=1,2
}

# cut <name> <files of the package, by %> <axes>
cut() {
  for part in latin latin-ext vietnamese; do
    fonttools varLib.instancer -q --no-recalc-timestamp \
      "$from/$(echo "$2" | sed "s/%/$part/")" $3 -o "$work/$part.woff2"
  done
  subset "$work/latin.woff2" "$1-basic.woff2" "$basic"
  subset "$work/latin.woff2" "$1-latin.woff2" "$latin"
  subset "$work/latin-ext.woff2" "$1-extended.woff2" "$extended"
  subset "$work/vietnamese.woff2" "$1-vietnamese.woff2" "$vietnamese"
}

cut newsreader newsreader/files/newsreader-%-opsz-normal.woff2 "opsz=40 wght=500 --static"
cut hanken-grotesk hanken-grotesk/files/hanken-grotesk-%-wght-normal.woff2 wght=400:650
