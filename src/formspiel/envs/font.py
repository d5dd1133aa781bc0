"""A font of five by seven dots, as on the displays of old, for the signs of a keyboard.

A sign is five columns from left to right, two hexadecimal digits each, the lowest bit on top.
"""

from __future__ import annotations

WIDTH, HEIGHT = 6, 10
"""A box has a column of space beside a sign, and a row above and below."""

_SIGNS = """
! 00005f0000 " 0007000700 # 147f147f14 $ 242a7f2a12 % 2313086462 & 3649562050 ' 0000070000
( 001c224100 ) 0041221c00 * 2a1c7f1c2a + 08083e0808 , 0080603000 - 0808080808 . 0000606000
/ 2010080402 0 3e5149453e 1 00427f4000 2 7249494946 3 2241494936 4 1814127f10 5 2745454539
6 3c4a494930 7 0171090503 8 3649494936 9 0649492914 : 0000240000 ; 0080640000 < 0814224100
= 1414141414 > 0041221408 ? 0201510906 @ 3e415d552e A 7e1111117e B 7f49494936 C 3e41414122
D 7f4141413e E 7f49494941 F 7f09090901 G 3e4149497a H 7f0808087f I 00417f4100 J 2040413f01
K 7f08142241 L 7f40404040 M 7f020c027f N 7f0408107f O 3e4141413e P 7f09090906 Q 3e4151215e
R 7f09192946 S 4649494931 T 01017f0101 U 3f4040403f V 1f2040201f W 3f4038403f X 6314081463
Y 0708700807 Z 6151494543 [ 007f414100 \\ 0204081020 ] 0041417f00 ^ 0402010204 _ 4040404040
` 0001020400 a 2054545478 b 7f48444438 c 3844444420 d 384444487f e 3854545418 f 087e090102
g 0c5252523e h 7f08040478 i 00447d4000 j 2040443d00 k 7f10284400 l 00417f4000 m 7c04180478
n 7c08040478 o 3844444438 p 7c14141408 q 081414187c r 7c08040408 s 4854545420 t 043f444020
u 3c4040207c v 1c2040201c w 3c4030403c x 4428102844 y 0c5050503c z 4464544c44 { 0008364100
} 0041360800 ~ 0804081008 · 0000080000 − 0808080808 – 0808080808 × 2214081422
"""


def _read(columns: str) -> tuple[int, ...]:
    """The rows of a sign as bits, the leftmost column highest."""
    dots = bytes.fromhex(columns)
    rows = [
        sum((column >> y & 1) << (WIDTH - 1 - x) for x, column in enumerate(dots)) for y in range(8)
    ]
    return (0, *rows, 0)


_WORDS = _SIGNS.split()
GLYPHS = {sign: _read(columns) for sign, columns in zip(_WORDS[::2], _WORDS[1::2], strict=True)}
