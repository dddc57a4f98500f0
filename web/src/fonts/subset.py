"""Cuts the fonts of @fontsource down to the letters of our languages, with lining and tabular figures as the only ones.

Run it in a folder with `npm install @fontsource/grenze @fontsource/alegreya-sans` and `pip install fonttools brotli`.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont

LATIN = "0020-007E,00A0-00FF,0131,0152,0153,2009,2013,2014,2018-201A,201C-201E,2022,2026,20AC,2212"
EXTENDED = (
    "0104-0107,010C-010F,0118-011B,0141-0144,0147,0148,0150,0151,0158-015B,0160,0161,016E,016F,0170,0171,0178-017E"
)
FACES = [("grenze", 800), ("alegreya-sans", 400), ("alegreya-sans", 700)]


def replacements(font: TTFont, feature: str) -> dict[str, str]:
    """Which glyph stands for which when this feature is on."""
    table = font["GSUB"].table
    found: dict[str, str] = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag != feature:
            continue
        for index in record.Feature.LookupListIndex:
            for subtable in table.LookupList.Lookup[index].SubTable:
                found |= getattr(getattr(subtable, "ExtSubTable", subtable), "mapping", {})
    return found


def freeze_figures(font: TTFont) -> None:
    """Figures stand on the line and are equally wide, whatever a style sheet forgets to say."""
    if "GSUB" not in font:
        return
    lining, tabular = replacements(font, "lnum"), replacements(font, "tnum")
    for table in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            if code in table.cmap:
                glyph = lining.get(table.cmap[code], table.cmap[code])
                table.cmap[code] = tabular.get(glyph, glyph)


def subset(family: str, weight: int, part: str, codes: str, name: str) -> None:
    font = TTFont(f"node_modules/@fontsource/{family}/files/{family}-{part}-{weight}-normal.woff2")
    freeze_figures(font)
    options = Options(flavor="woff2", layout_features=["kern"], hinting=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=parse_unicodes(codes))
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(Path(sys.argv[1]) / name)


for family, weight in FACES:
    subset(family, weight, "latin", LATIN, f"{family}-{weight}.woff2")
    subset(family, weight, "latin-ext", EXTENDED, f"{family}-{weight}-extended.woff2")
