//! A cave entrance above the page: rock, a torch and treasure. Purely decorative.

use super::markup::{Attributes, Markup};

/// Shapes and their materials, from back to front.
const SHAPES: [(&str, &str); 15] = [
    (
        "rock far",
        "M0 0H1200V34L1160 70 1128 40 1084 96 1040 44 990 60 940 38 892 82 850 40 790 52 730 36 676 66 620 38 560 50 500 34 446 74 400 40 330 56 270 38 216 88 170 42 110 62 60 40 30 78 0 50Z",
    ),
    (
        "rock near",
        "M0 0H1200V96L1180 140 1150 60 1110 34 1060 52 1010 24 950 30 900 18 840 34 780 16 700 24 620 12 540 22 460 14 380 30 300 18 240 40 180 26 120 58 84 36 50 120 22 84 0 150Z",
    ),
    ("stick", "M1003 118L1011 118 1017 196 1005 200Z"),
    ("iron", "M997 112L1017 112 1014 126 1000 126Z"),
    (
        "flame",
        "M1007 44C1022 66 1030 82 1026 98 1023 111 1014 116 1007 116 998 116 988 110 988 97 988 84 1000 76 1000 62 1005 66 1007 58 1007 44Z",
    ),
    (
        "heart",
        "M1008 74C1017 88 1020 95 1017 104 1015 111 1011 113 1007 113 1002 113 998 109 998 103 998 95 1006 90 1008 74Z",
    ),
    ("ruby", "M1068 172L1080 160 1100 160 1112 172 1090 200Z"),
    ("glint", "M1080 160L1090 172 1068 172ZM1100 160L1112 172 1090 172Z"),
    ("ruby", "M930 186L938 178 952 178 960 186 945 204Z"),
    ("glint", "M938 178L945 186 930 186Z"),
    ("ice", "M1124 186L1134 175 1152 175 1162 186 1143 209Z"),
    ("glint", "M1134 175L1143 186 1124 186ZM1152 175L1162 186 1143 186Z"),
    ("gold", "M1030 204L1038 196 1048 196 1056 204 1043 217Z"),
    ("glint", "M1038 196L1043 204 1030 204Z"),
    ("rock floor", "M760 220L860 212 960 204 1060 214 1120 206 1200 200V220Z"),
];

/// The drawing.
pub(super) fn write(out: &mut Markup) {
    let attributes: Attributes = &[
        ("class", &"cave"),
        ("viewBox", &"0 0 1200 220"),
        ("preserveAspectRatio", &"xMaxYMin slice"),
        ("aria-hidden", &"true"),
        ("focusable", &"false"),
    ];
    out.element("svg", attributes, |out| {
        out.element("radialGradient", &[("id", &"torchlight")], |out| {
            for (offset, opacity) in [("0", "0.6"), ("0.25", "0.32"), ("0.6", "0.1"), ("1", "0")] {
                out.void("stop", &[("class", &"glow"), ("offset", &offset), ("stop-opacity", &opacity)]);
            }
        });
        let light = "url(#torchlight)";
        out.void("circle", &[("fill", &light), ("cx", &"1007"), ("cy", &"92"), ("r", &"210")]);
        for (class, path) in SHAPES {
            out.void("path", &[("class", &class), ("d", &path)]);
        }
    });
}
