"""BITS as a bundle of functions, as the contract asks for them."""

from formspiel.core.game import Game
from formspiel.games.bits.components import EDITIONS, BitsEdition, load_edition, parse_edition
from formspiel.games.bits.drawing import drawing
from formspiel.games.bits.events import Event
from formspiel.games.bits.info import INFO
from formspiel.games.bits.notation import (
    close_round,
    configure,
    decided_by,
    describe,
    format_change,
    format_event,
    format_view,
    hide,
    notes,
    options_of,
    parse_event,
    pose,
)
from formspiel.games.bits.numbering import numbering
from formspiel.games.bits.observation import observation
from formspiel.games.bits.picture import draw_edition, picture
from formspiel.games.bits.rules import apply, chances, legal, setup, to_act
from formspiel.games.bits.scoring import outcome
from formspiel.games.bits.state import Config, State
from formspiel.games.bits.view import View, sample, view
from formspiel.games.bits.writing import write_legal
from formspiel.games.bits.written import EVENTS, BitsComponents, BitsView

GAME: Game[BitsEdition, Config, State, Event, View] = Game(
    id="bits",
    package="formspiel.games.bits",
    info=INFO,
    editions=EDITIONS,
    load_edition=load_edition,
    parse_edition=parse_edition,
    configure=configure,
    edition_of=lambda config: config.edition,
    seats_of=lambda config: config.seats,
    options_of=options_of,
    setup=setup,
    config_of=lambda state: state.config,
    to_act=to_act,
    legal=legal,
    chances=chances,
    apply=apply,
    outcome=outcome,
    view=view,
    sample=sample,
    parse_event=parse_event,
    format_event=format_event,
    decided_by=decided_by,
    round_of=lambda state: len(state.past),
    hide=hide,
    has_secrets=lambda _config: False,
    describe=describe,
    pose=pose,
    format_view=format_view,
    close_round=close_round,
    format_change=format_change,
    write_legal=write_legal,
    notes=notes,
    drawing=drawing,
    picture=picture,
    draw_edition=draw_edition,
    view_type=BitsView,
    event_types=EVENTS,
    edition_type=BitsComponents,
    numbering=numbering,
    observation=observation,
)
