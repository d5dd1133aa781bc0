"""Areas of one colour, and pictures read."""

from hypothesis import given
from hypothesis import strategies as st

from formspiel.geometry import Area, Cell, areas, parse_picture

COLOURED = st.dictionaries(
    st.tuples(st.integers(0, 5), st.integers(0, 5)), st.sampled_from("RGB"), max_size=36
)


def coloured(picture: str) -> dict[Cell, str]:
    return {cell: colour for cell, colour in parse_picture(picture) if colour != "."}


def flood(colours: dict[Cell, str], start: Cell) -> set[Cell]:
    """All cells that can be reached from one without a change of colour."""
    reached = {start}
    while True:
        beside = {
            (x + dx, y + dy) for x, y in reached for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
        }
        more = {c for c in beside if colours.get(c) == colours[start]} - reached
        if not more:
            return reached
        reached |= more


def test_corners_do_not_join() -> None:
    found = areas(
        coloured("""
R.
.R
""")
    )
    assert found == (Area(((0, 1),), "R"), Area(((1, 0),), "R"))


def test_gaps_and_other_colours_bound_areas() -> None:
    found = areas(
        coloured("""
RRGG
R.BG
RRBB
""")
    )
    assert sorted((area.colour, len(area.cells)) for area in found) == [
        ("B", 3),
        ("G", 3),
        ("R", 5),
    ]


def test_an_area_may_close_a_ring() -> None:
    [ring, inside] = areas(
        coloured("""
RRR
RGR
RRR
""")
    )
    assert (len(ring.cells), ring.colour) == (8, "R")
    assert inside == Area(((1, 1),), "G")


def test_nothing_has_no_areas() -> None:
    assert areas({}) == ()


@given(COLOURED)
def test_areas_are_what_a_flood_reaches(colours: dict[Cell, str]) -> None:
    found = areas(colours)
    assert list(found) == sorted(found)
    assert sorted(cell for area in found for cell in area.cells) == sorted(colours)
    for area in found:
        assert set(area.cells) == flood(colours, area.cells[0])
        assert {colours[cell] for cell in area.cells} == {area.colour}


def test_picture_has_its_top_row_first() -> None:
    assert dict(parse_picture("ab\ncd")) == {(0, 1): "a", (1, 1): "b", (0, 0): "c", (1, 0): "d"}


def test_picture_in_a_text_of_many_lines_starts_at_the_bottom() -> None:
    drawn = dict(
        parse_picture("""
..#
###
""")
    )
    assert drawn[2, 1] == drawn[0, 0] == "#"
    assert len(drawn) == 6


def test_blanks_are_no_cells_and_rows_may_be_short() -> None:
    assert dict(parse_picture("#\n # \n###")) == {
        (0, 2): "#",
        (1, 1): "#",
        (0, 0): "#",
        (1, 0): "#",
        (2, 0): "#",
    }


def test_picture_keeps_an_empty_row_in_its_middle() -> None:
    assert dict(parse_picture("\n#\n\n#\n")) == {(0, 2): "#", (0, 0): "#"}


def test_empty_picture_has_no_cells() -> None:
    assert dict(parse_picture("\n\n")) == {}


@given(st.dictionaries(st.tuples(st.integers(0, 6), st.integers(0, 6)), st.sampled_from("#.ab")))
def test_picture_reads_back_as_drawn(fields: dict[Cell, str]) -> None:
    fields[0, 0] = fields[0, 6] = "#"
    rows = ["".join(fields.get((x, y), " ") for x in range(7)) for y in range(6, -1, -1)]
    assert dict(parse_picture("\n".join(rows))) == fields
