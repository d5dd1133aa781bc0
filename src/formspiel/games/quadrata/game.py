"""Quadrata as a bundle of functions, as the contract asks for them."""

from formspiel.core.game import Game
from formspiel.games.quadrata.components import (
    EDITIONS,
    QuadrataEdition,
    load_edition,
    parse_edition,
)
from formspiel.games.quadrata.drawing import drawing
from formspiel.games.quadrata.events import Event
from formspiel.games.quadrata.info import INFO
from formspiel.games.quadrata.notation import (
    close_round,
    configure,
    decided_by,
    describe,
    format_event,
    format_view,
    hide,
    notes,
    options_of,
    parse_event,
    pose,
)
from formspiel.games.quadrata.numbering import numbering
from formspiel.games.quadrata.observation import observation
from formspiel.games.quadrata.picture import draw_edition, picture
from formspiel.games.quadrata.rules import apply, chances, legal, setup, to_act
from formspiel.games.quadrata.scoring import outcome
from formspiel.games.quadrata.state import Config, State
from formspiel.games.quadrata.view import View, sample, view
from formspiel.games.quadrata.written import EVENTS, QuadrataComponents, QuadrataView

GAME: Game[QuadrataEdition, Config, State, Event, View] = Game(
    id="quadrata",
    package="formspiel.games.quadrata",
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
    notes=notes,
    drawing=drawing,
    picture=picture,
    draw_edition=draw_edition,
    view_type=QuadrataView,
    event_types=EVENTS,
    edition_type=QuadrataComponents,
    numbering=numbering,
    observation=observation,
)
