"""The move graph of DIGIT, against one made by the oracle and its own way to measure."""

import json
import subprocess
import sys

from formspiel.games.digit.components import load_edition
from formspiel.games.digit.solver.graph import chart_moves, format_graph
from tests.oracle.sticks import figures, stick, stick_moves
from tests.solvers.digit_oracle import Near, find_moves

GRAPH = chart_moves(load_edition("1987"))


def measure(near: Near, start: str) -> dict[str, int]:
    """How far every figure is, ring by ring."""
    away, ring = {start: 0}, {start}
    while ring:
        steps = max(away.values()) + 1
        ring = set[str]().union(*(near[name] for name in ring)) - away.keys()
        away |= dict.fromkeys(ring, steps)
    return away


def test_neighbours_are_those_of_the_oracle() -> None:
    near = find_moves(5)
    assert list(GRAPH.neighbours) == sorted(near) == sorted(figures())
    for name, own in GRAPH.neighbours.items():
        assert own == tuple(sorted(near[name] - {name}))


def test_ways_to_move_are_those_of_the_oracle() -> None:
    for name, written in figures().items():
        assert GRAPH.moves[name] == len(stick_moves(frozenset(stick(*one) for one in written)))


def test_distances_are_those_of_the_oracle() -> None:
    near = find_moves(5)
    for name, own in GRAPH.distances.items():
        assert own == measure(near, name)


def test_summary_is_as_the_rules_page_says() -> None:
    assert (len(GRAPH.moves), GRAPH.edges, sum(GRAPH.moves.values())) == (55, 535, 1664)
    assert GRAPH.diameter == max(map(max, (own.values() for own in GRAPH.distances.values()))) == 4
    for a, b in GRAPH.farthest:
        assert GRAPH.distances[a][b] == GRAPH.distances[b][a] == 4
        assert GRAPH.eccentricities[a] == 4
    fours = [steps for own in GRAPH.distances.values() for steps in own.values() if steps == 4]
    assert 2 * len(GRAPH.farthest) == len(fours)


def test_command_tells_the_graph() -> None:
    command = [sys.executable, "-m", "formspiel", "solve", "digit-graph"]
    told = subprocess.run([*command, "--json"], check=True, capture_output=True, text=True).stdout
    answer = json.loads(told)
    assert answer == json.loads(json.dumps(format_graph(GRAPH)))
    at = answer["figures"].index
    assert answer["distances"][at("D07")][at("D40")] == GRAPH.distances["D07"]["D40"]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert "55 figures" in said
    assert len(said.splitlines()) == 3 + 55
