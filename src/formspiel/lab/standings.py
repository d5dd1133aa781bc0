"""What a tournament shows: ratings, who beats whom and by how much, and what a seat is worth."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations
from statistics import fmean, variance

from formspiel.core.game import Json
from formspiel.core.registry import GAMES
from formspiel.core.speed.jit import MissingExtra
from formspiel.lab.simulation import NORMAL, mean_interval
from formspiel.lab.tournament import Bout, Contest, Game, configure
from formspiel.study.words import utility_of

Side = tuple[int, float]
"""A player, and what it has in the end."""


def sum_up(contest: Contest, bouts: Sequence[Bout]) -> Json:
    """All that the bouts show; the players are in the order of their ratings.

    A deal counts once, as the mean of its games: with that, intervals are honest although the
    games of a deal have their cards in common.
    """
    ratings = rate(contest, bouts)
    players = [_about(contest, bouts, who, ratings[who]) for who in range(len(contest.players))]
    order = sorted(range(len(players)), key=lambda who: (-ratings[who][0], who))
    pairs = [_compare(contest, bouts, one, other) for one, other in combinations(order, 2)]
    return {
        "game": contest.game,
        "options": contest.options,
        "seats": contest.seats,
        "seed": contest.seed,
        "think": contest.effort,
        "luck": contest.luck or None,
        "deals": len({bout.deal for bout in bouts}),
        "games": sum(len(bout.games) for bout in bouts),
        "players": [players[who] for who in order],
        "pairs": pairs,
        "seat_effects": _seat_effects(contest, bouts),
    }


def rate(contest: Contest, bouts: Sequence[Bout]) -> list[tuple[float, float]]:
    """The mean and deviation of every player's skill, by Plackett and Luce's model.

    MissingExtra says what has to be installed.
    """
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415  an extra
    except ModuleNotFoundError:
        raise MissingExtra("a tournament needs more: pip install 'formspiel[lab]'") from None
    model = PlackettLuce()
    ratings = [model.rating() for _ in contest.players]
    for sides in _contests(contest, bouts):
        teams = [[ratings[who]] for who, _ in sides]
        rated = model.rate(teams, scores=[float(points) for _, points in sides])
        for (who, _), (own,) in zip(sides, rated, strict=True):
            ratings[who] = own
    return [(own.mu, own.sigma) for own in ratings]


def _contests(contest: Contest, bouts: Iterable[Bout]) -> Iterable[list[Side]]:
    """Those who were compared, each with its points; alone, all who had the same deal."""
    if contest.seats > 1:
        for bout in bouts:
            for game in bout.games:
                yield list(zip(game.seating, game.scores, strict=True))
        return
    deals: dict[int, list[Side]] = defaultdict(list)
    for bout in bouts:
        for game in bout.games:
            deals[bout.deal].append((game.seating[0], game.scores[0]))
    yield from (sides for sides in deals.values() if len(sides) > 1)


def _about(contest: Contest, bouts: Sequence[Bout], who: int, rating: tuple[float, float]) -> Json:
    deals: dict[int, list[int]] = defaultdict(list)
    for bout in bouts:
        for game in bout.games:
            if who in game.seating:
                deals[bout.deal].append(game.scores[game.seating.index(who)])
    means = [fmean(points) for points in deals.values()]
    mean, deviation = rating
    low, high = mean - NORMAL * deviation, mean + NORMAL * deviation
    return {
        "player": contest.players[who],
        "rating": round(mean, 3),
        "rating_interval": [round(low, 3), round(high, 3)],
        "games": sum(map(len, deals.values())),
        "mean": round(fmean(means), 3) if means else None,
        "interval": mean_interval(means),
    }


def _compare(contest: Contest, bouts: Sequence[Bout], one: int, other: int) -> Json:
    """How one player did against another, or with the same cards."""
    leads: dict[int, list[tuple[float, float]]] = defaultdict(list)
    fair: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for deal, own, others in _meetings(contest, bouts, one, other):
        mine, theirs = own.seating.index(one), others.seating.index(other)
        leads[deal].append((own.scores[mine], others.scores[theirs]))
        if own.fair and others.fair:
            fair[deal].append((own.fair[mine], others.fair[theirs]))
    singles = [points - against for deal in leads.values() for points, against in deal]
    found: Json = {
        "players": [contest.players[one], contest.players[other]],
        "games": len(singles),
        "wins": sum(lead > 0 for lead in singles),
        "draws": sum(lead == 0 for lead in singles),
        "losses": sum(lead < 0 for lead in singles),
        **_lead(contest, leads),
    }
    if contest.luck:
        game = GAMES[contest.game]
        found["without_luck"] = {
            "utility": utility_of(game, game.setup(configure(contest))),
            **_lead(contest, fair),
        }
    return found


def _lead(contest: Contest, deals: dict[int, list[tuple[float, float]]]) -> Json:
    """The mean lead, and by how much having the cards in common has made it surer.

    The gain is how many times as many games it would take with cards of their own for all.
    """
    means = [fmean(one - other for one, other in own) for own in deals.values()]
    ends = [pair for own in deals.values() for pair in own]
    gain = None
    if len(means) > 1 and variance(means) > 0:
        if contest.seats > 1:
            apart = variance([one - other for one, other in ends])
        else:
            apart = sum(map(variance, zip(*ends, strict=True)))
        gain = round(apart / len(ends) * len(means) / variance(means), 2)
    return {
        "lead": round(fmean(means), 3) if means else None,
        "interval": mean_interval(means),
        "gain": gain,
    }


def _meetings(
    contest: Contest, bouts: Sequence[Bout], one: int, other: int
) -> Iterable[tuple[int, Game, Game]]:
    """The games in which both sat at a table; alone, those of both with the same deal."""
    if contest.seats > 1:
        for bout in bouts:
            for game in bout.games:
                if one in game.seating and other in game.seating:
                    yield bout.deal, game, game
        return
    own = {bout.deal: bout.games[0] for bout in bouts if bout.games[0].seating == (one,)}
    others = {bout.deal: bout.games[0] for bout in bouts if bout.games[0].seating == (other,)}
    for deal in own.keys() & others.keys():
        yield deal, own[deal], others[deal]


def _seat_effects(contest: Contest, bouts: Sequence[Bout]) -> list[Json]:
    """What a seat had more than the mean of its table, whoever sat there."""
    if contest.seats == 1:
        return []
    found = []
    for seat in range(contest.seats):
        deals: dict[int, list[float]] = defaultdict(list)
        for bout in bouts:
            more = [game.scores[seat] - fmean(game.scores) for game in bout.games]
            deals[bout.deal].append(fmean(more))
        means = [fmean(own) for own in deals.values()]
        found.append({
            "seat": seat,
            "effect": round(fmean(means), 3) if means else None,
            "interval": mean_interval(means),
        })  # fmt: skip
    return found
