"""FITS as a bundle of functions, as the contract asks for them."""

from formspiel.core.game import Game
from formspiel.games.fits.components import EDITIONS, FitsEdition, load_edition, parse_edition
from formspiel.games.fits.drawing import drawing
from formspiel.games.fits.events import Event
from formspiel.games.fits.info import INFO
from formspiel.games.fits.notation import (
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
from formspiel.games.fits.numbering import numbering
from formspiel.games.fits.observation import observation
from formspiel.games.fits.picture import draw_edition, picture
from formspiel.games.fits.rules import apply, chances, legal, setup, to_act
from formspiel.games.fits.scoring import outcome
from formspiel.games.fits.state import Config, State
from formspiel.games.fits.view import View, sample, view
from formspiel.games.fits.writing import write_legal
from formspiel.games.fits.written import EVENTS, FitsComponents, FitsView

GAME: Game[FitsEdition, Config, State, Event, View] = Game(
    id="fits",
    package="formspiel.games.fits",
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
    view_type=FitsView,
    event_types=EVENTS,
    edition_type=FitsComponents,
    numbering=numbering,
    observation=observation,
)
