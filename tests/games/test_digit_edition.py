"""DIGIT: an edition file is checked, and every mistake is named."""

from random import Random

import pytest

from formspiel.core.edition_file import EditionError, read_shipped
from formspiel.core.game import CHANCE, Json, plain
from formspiel.games.digit import GAME
from formspiel.games.digit.components import EDITIONS, load_edition, parse_edition
from formspiel.games.digit.picture import draw_card
from tests.games.digit_home import home_made
from tests.games.edition_mistakes import all_mistakes

SOLITAIRE: Json = {"variant": "solitaire"}
HOME = read_shipped("digit", "1987").replace('id = "1987"', 'id = "home"')


def mistakes(*changes: tuple[str, str]) -> tuple[str, ...]:
    """What is wrong with the shipped edition under another name, with these changes."""
    text = HOME
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return all_mistakes(parse_edition, text)


def test_shipped_edition_says_where_everything_comes_from() -> None:
    edition = load_edition(EDITIONS[0])
    assert (edition.id, edition.sticks, len(edition.figures)) == ("1987", 5, 55)
    assert (edition.hand, edition.run) == (5, 5)
    sources = {
        "sticks": edition.sticks_source,
        "cards": edition.cards_source,
        "hand": edition.hand_source,
        "run": edition.run_source,
        **{rank.key: rank.source for rank in edition.ranks},
    }
    assert {name for name, s in sources.items() if s.provenance == "published"} == {"cards"}
    assert all(s.provenance == "rulebook" for name, s in sources.items() if name != "cards")
    assert [rank.least for rank in edition.ranks] == [-5, -10, -15, -20, None]


@pytest.mark.parametrize(
    ("old", "new", "mistake"),
    [
        ('game = "digit"', 'game = "fits"', "game: must be 'digit'"),
        ("count = 5\n", "count = 3\n", "sticks.count: must be from 4 to 6"),
        ("count = 5\n", 'count = "5"\n', "sticks.count: must be a whole number"),
        ("count = 5\n", "", "sticks.count: is missing"),
        ("count = 5\n", "count = 4\n", "cards.count: 4 sticks make 16 figures, not 55"),
        ("count = 55", "count = 54", "cards.count: 5 sticks make 55 figures, not 54"),
        ("count = 55", "count = 0", "cards.count: must be from 1 to 1000"),
        ("size = 5", "size = 14", "hand.size: must be from 1 to 13"),
        ("size = 5", "size = 0", "hand.size: must be from 1 to 13"),
        ("most = 5", "most = 6", "run.most: must be from 1 to 5"),
        ("most = 5", "most = true", "run.most: must be a whole number"),
        ("[hand]", "[hands]", "hand: is missing"),
        ("[run]", "colour = 1\n[run]", "hand.colour: is not a key that is known here"),
        ('id = "home"', 'id = "home"\nboxes = 2', "boxes: is not a key that is known here"),
        ('title = "DIGIT (Gerhard Kodys, 1987)"', "", "title: is missing"),
        (
            'provenance = "rulebook"',
            'provenance = "hearsay"',
            "sticks.provenance: must be one of rulebook, published, derived, reconstructed",
        ),
        ('source = "the contents of the box"', 'source = ""', "sticks.source: is empty"),
        ('id = "good"', 'id = "very-good"', "rank[very-good].id: 'very-good' is used twice"),
        ("least = -15", "least = -9", "rank: the ranks must run from the best to the last"),
        ("nl = ", "pl = ", "rank[outstanding].names.nl: is missing"),
    ],
)
def test_mistake_is_named(old: str, new: str, mistake: str) -> None:
    assert mistake in mistakes((old, new))


def test_every_mistake_is_named_not_just_the_first() -> None:
    found = mistakes(("count = 5\n", "count = 9\n"), ("size = 5", "size = 99"), ("[run]", "[runs]"))
    keys = {sentence.split(":")[0] for sentence in found}
    assert {"sticks.count", "hand.size", "run", "runs"} <= keys


def test_text_that_is_no_toml_is_refused() -> None:
    with pytest.raises(EditionError):
        parse_edition("count = ")


def test_home_made_edition_may_extend_the_shipped_one() -> None:
    """With six sticks there are 222 figures, and the names need three digits."""
    six = parse_edition(
        """
        extends = "1987"
        id = "six"
        title = "DIGIT with six sticks"
        sticks = { count = 6, provenance = "derived", source = "home-made" }
        cards = { count = 222, provenance = "derived", source = "home-made" }
        hand = { size = 7, provenance = "derived", source = "home-made" }
        """
    )
    assert next(iter(six.figures)) == "D001"
    assert list(six.figures)[-1] == "D222"
    assert (six.hand, six.run) == (7, 5)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"open": True}), (1, SOLITAIRE)])
def test_six_sticks_can_be_drawn(seats: int, options: Json) -> None:
    """A card with a figure of six sticks may be four lines tall, even lying flat."""
    edition = home_made(6, 222, 7)
    assert max(len(draw_card(edition, name)) for name in edition.figures) == 4
    rng, state = Random(1), GAME.setup(GAME.configure(edition, seats, options))
    for _ in range(60):
        acting = GAME.to_act(state)
        if acting is CHANCE:
            chances = GAME.chances(state)
            state = GAME.apply(state, chances.pick(rng.randrange(chances.total)))
            continue
        assert isinstance(acting, tuple)
        move = rng.choice(GAME.legal(state, acting[0]))
        for seat in (None, acting[0]):
            view = GAME.view(state, seat)
            picture = GAME.picture(view, move)
            assert len({sum(len(mark.text) for mark in line) for line in picture}) == 1
            own = view.hands[acting[0]] or ()
            assert all(name in plain(picture) for name in own)
        state = GAME.apply(state, move)


def test_cards_stand_on_one_line_below_their_names() -> None:
    edition = home_made(6, 222, 7)
    tall = next(name for name in edition.figures if len(draw_card(edition, name)) == 4)
    state = GAME.setup(GAME.configure(edition, 1, SOLITAIRE))
    state = GAME.apply(state, GAME.chances(state).pick(0))
    lying = edition.figure_of(state.sticks)
    others = [name for name in edition.figures if name not in (tall, lying)]
    line = next(name for name in others if len(draw_card(edition, name)) == 1)
    cards = [tall, line, *[name for name in others if name != line][:5]]
    event = {"chance": "deal", "seat": 0, "figures": sorted(cards)}
    state = GAME.apply(state, GAME.parse_event(state.config, event))
    drawn = plain(GAME.picture(GAME.view(state, 0), None))
    for row in draw_card(edition, tall):
        assert row.rstrip() in drawn
