"""Makes the fonts of papers from the packages that README.md names: python3 fonts.py SOURCES TARGET

SOURCES holds the unpacked wheels and the node_modules of the npm packages.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._c_m_a_p import cmap_format_13
from fontTools.varLib import instancer

NPM = "node_modules/@expo-google-fonts/"
SLICE = "node_modules/@fontsource/noto-serif-{0}/files/noto-serif-{0}-{0}-400-normal.woff"
VARIABLE_SLICE = "node_modules/@fontsource-variable/noto-serif-{0}/files/noto-serif-{0}-{0}-wght-normal.woff2"
NEWSREADER = "fontpkg_newsreader/files/Newsreader[opsz,wght].ttf"
HANKEN = "fontpkg_hanken_grotesk/files/HankenGrotesk[wght].ttf"
NOTO = "fontpkg_noto_serif/files/NotoSerif[wdth,wght].ttf"

SPACES = "20 A0 200B-200F 2060"
LATIN = f"{SPACES} 21-7E A1-2AF 2B0-36F 1E00-1EFF 2000-206F 2070-209F 20A0-20CF 2100-218F 2190-21FF 2200-22FF 25CC"
GREEK_CYRILLIC = f"{LATIN} 370-3FF 1F00-1FFF 400-52F 1C80-1C8F 2DE0-2DFF A640-A69F"
KANA = "3000-30FF 31F0-31FF FF00-FFEF"
HAN = f"{KANA} 2E80-2FDF 3100-312F 31A0-31BF 31C0-31EF 3190-319F 3400-4DBF 4E00-9FFF F900-FAFF 20000-323AF"
ARABIC = f"{SPACES} 21-7E 600-6FF 750-77F 8A0-8FF FB50-FDFF FE70-FEFF"
HANGUL = "1100-11FF 3130-318F A960-A97F AC00-D7FF 3200-321E 3260-327F"
ALL = "0-10FFFF"

# Name of the family, its source, the axes that are fixed, the code points that are kept.
FONTS = [
    ("Newsreader", NEWSREADER, {"opsz": 12, "wght": 400}, ALL),
    ("Newsreader Display", NEWSREADER, {"opsz": 72, "wght": 500}, ALL),
    ("Hanken Grotesk", HANKEN, {"wght": 500}, ALL),
    ("Noto Serif", NOTO, {"wght": 400, "wdth": 100}, GREEK_CYRILLIC),
    ("Amiri", NPM + "amiri/400Regular/Amiri_400Regular.ttf", {}, ARABIC),
    ("Noto Serif Hebrew", NPM + "noto-serif-hebrew/400Regular/NotoSerifHebrew_400Regular.ttf", {}, ALL),
    ("Noto Serif Devanagari", NPM + "noto-serif-devanagari/400Regular/NotoSerifDevanagari_400Regular.ttf", {}, ALL),
    ("Noto Serif SC", NPM + "noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf", {}, HAN),
    ("Noto Serif JP", NPM + "noto-serif-jp/400Regular/NotoSerifJP_400Regular.ttf", {}, HAN),
    ("Noto Serif KR", NPM + "noto-serif-kr/400Regular/NotoSerifKR_400Regular.ttf", {}, HANGUL),
    ("Noto Emoji", NPM + "noto-emoji/400Regular/NotoEmoji_400Regular.ttf", {}, ALL),
    *[
        (f"Noto Serif {name.title()}", SLICE.format(name), {}, ALL)
        for name in (
            "armenian", "georgian", "thai", "bengali", "tamil", "gujarati", "telugu", "malayalam", "sinhala",
            "khmer", "lao", "myanmar", "tibetan",
        )
    ],
    *[
        (f"Noto Serif {name.title()}", VARIABLE_SLICE.format(name), {"wght": 400}, ALL)
        for name in ("ethiopic", "gurmukhi", "kannada", "oriya")
    ],
]


def code_points(ranges: str) -> list[int]:
    found: list[int] = []
    for part in ranges.split():
        first, _, last = part.partition("-")
        found.extend(range(int(first, 16), int(last or first, 16) + 1))
    return found


def rename(font: TTFont, family: str) -> None:
    """One family for each file, so that its name alone selects it."""
    keep = [record for record in font["name"].names if record.nameID in (0, 5, 13, 14)]
    font["name"].names = keep
    postscript = family.replace(" ", "") + "-Regular"
    for number, value in ((1, family), (2, "Regular"), (4, family), (6, postscript)):
        font["name"].setName(value, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = 400


def make(family: str, source: Path, axes: dict, ranges: str, target: Path) -> None:
    font = TTFont(source)
    if axes:
        font = instancer.instantiateVariableFont(font, axes)
    options = subset.Options()
    options.layout_features = [*subset.Options._layout_features_default, "lnum", "onum", "pnum", "tnum", "smcp", "case", "dlig"]
    dropped = {"vert", "vrt2", "vkrn", "valt", "vhal", "vpal"}
    # Typst writes the text of a syllable once for each of its marks that are moved, so that copying
    # repeats it. These faces draw their marks well enough where they stand.
    if family.endswith(("Devanagari", "Bengali")):
        dropped |= {"abvm", "blwm", "mark", "mkmk", "dist"}
    options.layout_features = [one for one in options.layout_features if one not in dropped]
    options.drop_tables += ["vhea", "vmtx", "VORG", "BASE", "STAT", "DSIG"]
    options.hinting = False
    options.notdef_outline = True
    options.glyph_names = False
    options.name_IDs = ["*"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=set(font.getBestCmap()) & set(code_points(ranges)))
    subsetter.subset(font)
    rename(font, family)
    font.recalcTimestamp = False
    font.flavor = None
    font.save(target / (family.replace(" ", "") + ".ttf"))


def make_missing(target: Path) -> None:
    """A box for all code points of planes 0 to 2 that no other font has."""
    pen = TTGlyphPen(None)
    for points in (((90, 0), (90, 700), (510, 700), (510, 0)), ((140, 50), (460, 50), (460, 650), (140, 650))):
        pen.moveTo(points[0])
        for point in points[1:]:
            pen.lineTo(point)
        pen.closePath()
    box = pen.glyph()
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder([".notdef", "missing"])
    builder.setupCharacterMap({0x21: "missing"})
    builder.setupGlyf({".notdef": box, "missing": box})
    builder.setupHorizontalMetrics({".notdef": (600, 90), "missing": (600, 90)})
    builder.setupHorizontalHeader(ascent=900, descent=-250)
    builder.setupNameTable({"familyName": "Missing", "styleName": "Regular", "psName": "Missing-Regular"})
    builder.setupOS2(sTypoAscender=900, sTypoDescender=-250, usWinAscent=900, usWinDescent=250)
    builder.setupPost()
    table = cmap_format_13(13)
    table.platformID, table.platEncID, table.language, table.format = 3, 10, 0, 13
    table.reserved, table.length, table.nGroups = 0, 0, 0
    table.cmap = {
        point: "missing" for point in range(0x21, 0x30000) if not 0xD800 <= point <= 0xDFFF
    }
    builder.font["cmap"].tables = [table]
    builder.font["head"].created = builder.font["head"].modified = 0
    builder.font.recalcTimestamp = False
    builder.font.save(target / "Missing.ttf")


if __name__ == "__main__":
    sources, target = Path(sys.argv[1]), Path(sys.argv[2])
    target.mkdir(parents=True, exist_ok=True)
    for family, source, axes, ranges in FONTS:
        make(family, sources / source, axes, ranges, target)
    make_missing(target)
