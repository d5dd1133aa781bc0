"""Domineering: lay dominoes, one upright, the other flat; who cannot move loses."""

from domineering.components import EDITIONS, DomineeringEdition, load_edition, parse_edition
from domineering.info import INFO
from domineering.notation import (
    configure,
    describe,
    format_event,
    format_view,
    hide,
    notes,
    options_of,
    parse_event,
    pose,
)
from domineering.numbering import numbering
from domineering.picture import picture
from domineering.rules import apply, chances, legal, outcome, setup, to_act
from domineering.state import Config, Lay, State
from domineering.view import View, sample, view
from domineering.written import DomineeringLay, DomineeringView
from formspiel.core.game import OVER, Game

GAME: Game[DomineeringEdition, Config, State, Lay, View] = Game(
    id="domineering",
    package=__name__,
    info=INFO,
    editions=EDITIONS,
    load_edition=load_edition,
    parse_edition=parse_edition,
    configure=configure,
    edition_of=lambda config: config.edition,
    seats_of=lambda _config: 2,
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
    decided_by=lambda event: event.seat,
    round_of=lambda state: int(to_act(state) is OVER),
    hide=hide,
    has_secrets=lambda _config: False,
    describe=describe,
    pose=pose,
    format_view=format_view,
    notes=notes,
    picture=picture,
    view_type=DomineeringView,
    event_types=(DomineeringLay,),
    numbering=numbering,
)
