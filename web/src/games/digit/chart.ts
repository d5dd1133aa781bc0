/** What the server knows of the figures: the name of each way to lie, and how far apart they are. */

import { ask } from '../../api';
import { keyOf, settledSticks } from './sticks';
import type { Distances, Stick } from './types';

export class Chart {
  private readonly names = new Map<string, string>();
  private readonly places: Map<string, number>;

  constructor(private readonly told: Distances) {
    this.places = new Map(told.figures.map((name, index) => [name, index]));
    told.lies.forEach((lies, index) => {
      for (const lie of lies) this.names.set(lieOf(lie), told.figures[index] ?? '');
    });
  }

  /** The figure that sticks make, wherever they lie. */
  nameOf(sticks: readonly Stick[]): string | null {
    return sticks.length ? (this.names.get(lieOf(sticks)) ?? null) : null;
  }

  /** How many moves one figure is from another. */
  between(one: string, other: string): number | undefined {
    const [row, column] = [this.places.get(one), this.places.get(other)];
    return row === undefined || column === undefined
      ? undefined
      : this.told.distances[row]?.[column];
  }

  /** Cards with those first that are nearest to a figure; equally near ones keep their order. */
  sorted(cards: readonly string[], figure: string | null): string[] {
    if (figure === null) return [...cards];
    const far = (card: string) => this.between(figure, card) ?? Infinity;
    return cards.toSorted((a, b) => far(a) - far(b));
  }
}

const showDistances = (edition: string) =>
  ask<Distances>(`/api/games/digit/charts/distances?edition=${encodeURIComponent(edition)}`);

const charts = new Map<string, Promise<Chart>>();
let latest: Chart | null = null;

/** The chart that came last, if there is one: that of the table one sits at. */
export const latestChart = () => latest;

/** The chart of an edition; asked for once. */
export function loadChart(edition: string): Promise<Chart> {
  let chart = charts.get(edition);
  if (!chart) {
    chart = showDistances(edition).then((told) => (latest = new Chart(told)));
    charts.set(edition, chart);
    chart.catch(() => charts.delete(edition));
  }
  return chart;
}

function lieOf(sticks: readonly Stick[]): string {
  return settledSticks(sticks).map(keyOf).join(' ');
}
