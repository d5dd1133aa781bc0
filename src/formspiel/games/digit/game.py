"""DIGIT as a bundle of functions, as the contract asks for them."""

from formspiel.core.game import Game
from formspiel.games.digit.components import EDITIONS, DigitEdition, load_edition, parse_edition
from formspiel.games.digit.drawing import drawing
from formspiel.games.digit.events import Event
from formspiel.games.digit.info import INFO
from formspiel.games.digit.notation import (
    close_round,
    configure,
    decided_by,
    describe,
    describe_hidden,
    format_event,
    format_view,
    hide,
    notes,
    options_of,
    parse_event,
    pose,
)
from formspiel.games.digit.numbering import numbering
from formspiel.games.digit.observation import observation
from formspiel.games.digit.picture import draw_edition, foresee, picture
from formspiel.games.digit.rules import apply, chances, legal, setup, to_act
from formspiel.games.digit.scoring import outcome
from formspiel.games.digit.state import Config, State
from formspiel.games.digit.view import View, sample, view
from formspiel.games.digit.written import EVENTS, DigitComponents, DigitView

GAME: Game[DigitEdition, Config, State, Event, View] = Game(
    id="digit",
    package="formspiel.games.digit",
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
    has_secrets=lambda config: not config.shows_hands,
    describe=describe,
    pose=pose,
    format_view=format_view,
    close_round=close_round,
    describe_hidden=describe_hidden,
    foresee=foresee,
    notes=notes,
    drawing=drawing,
    picture=picture,
    draw_edition=draw_edition,
    view_type=DigitView,
    event_types=EVENTS,
    edition_type=DigitComponents,
    numbering=numbering,
    observation=observation,
)
