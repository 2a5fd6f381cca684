import { planAssignments } from '@meritum/shared/merit/assign/plan';
import { randomFrom, shuffledOrder } from '@meritum/shared/merit/assign/random';
import { normal } from '@meritum/shared/merit/testing/panels';
import { columns } from '../figures';
import { seasonOfPopulation } from './population';
import { mean } from './rank-correlation';

/**
 * What each way to steer one entry adds to its score: an entry of 7.9, 22 judges of severity ± 0.8,
 * whole numbers with noise ± 1. Words are planted by a ring that gives 10, whoever else judges.
 */
const [quality, seats, ring, panels] = [7.9, 22, 15, 4000];

/** As measured when texts decided half of a pair's worth (decision 94). */
const beforeTheDraw = 13;

const onScale = (value: number): number => Math.min(10, Math.max(1, Math.round(value)));

interface Rating {
  severity: number;
  score: number;
}

/** 22 ratings of the entry by judges drawn by chance, for each of many panels. */
const drawnPanels: readonly Rating[][] = Array.from({ length: panels }, (_, panel) => {
  const random = randomFrom(panel + 1);
  return Array.from({ length: seats }, () => {
    const severity = 0.8 * normal(random);
    return { severity, score: onScale(quality - severity + normal(random)) };
  });
});

const scoreOf = (ratings: readonly Rating[]): number => mean(ratings.map(({ score }) => score));
const average = mean(drawnPanels.map(scoreOf));

/** The mean change when some of a panel's ratings are left out, or given by others. */
const gain = (change: (ratings: readonly Rating[]) => readonly Rating[]): number =>
  mean(drawnPanels.map((ratings) => scoreOf(change(ratings)) - scoreOf(ratings)));

/** In place of the last `count` come judges of the next panel, whom nobody chose. */
const replacing = (count: number, order: (one: Rating, other: Rating) => number) =>
  gain((ratings) => {
    const kept = ratings.toSorted(order).slice(0, seats - count);
    const next = drawnPanels[(drawnPanels.indexOf(ratings as Rating[]) + 1) % panels] ?? [];
    return [...kept, ...next.slice(0, count)];
  });

/** How many of the ring get the entry, on average over seasons of 187 entries and 350 judges. */
function ringSeats(mostProbable?: 0.5): number {
  const words = Array.from({ length: 12 }, (_, at) => `zyzzyva${at}x`).join(' ');
  const seasons = [1, 2, 3, 4, 5, 6].map((seed) => {
    const input = seasonOfPopulation({ nominations: 187, judges: 350, capacity: 1.05, seed });
    const entry = input.nominations[40] as (typeof input.nominations)[number];
    const able = [...shuffledOrder(350, randomFrom(seed))].filter(
      (at) => input.judges[at]?.categories[0] === entry.category,
    );
    const friends = new Set(able.slice(0, ring));
    const planted = {
      ...input,
      nominations: input.nominations.map((one) =>
        one === entry ? { ...one, text: `${one.text} ${words}` } : one,
      ),
      judges: input.judges.map((one, at) =>
        friends.has(at) ? { ...one, expertise: words, employers: [`Friend${at}`] } : one,
      ),
    };
    const draw = mostProbable && { draw: { seed: `steering ${seed}`, mostProbable } };
    const { assignments } = planAssignments(planted, { seed, largestLoad: 2, ...draw });
    const names = new Set([...friends].map((at) => `j${at}`));
    return assignments.filter((one) => one.nomination === entry.id && names.has(one.judge)).length;
  });
  return mean(seasons);
}

const ofRing = (seated: number) => (seated / seats) * (10 - average);
const points = (value: number): string => `${value < 0 ? '' : '+'}${value.toFixed(2)}`;
const seated = (count: number) => `${count.toFixed(1)} seats, ${points(ofRing(count))}`;

/** Prints the table of docs/threat-model.md. */
export async function run(): Promise<void> {
  const byScore = (one: Rating, other: Rating) => other.score - one.score;
  const bySeverity = (one: Rating, other: Rating) => one.severity - other.severity;
  const inTurn = () => 0;
  const without = (order: typeof byScore) =>
    gain((ratings) => ratings.toSorted(order).slice(0, seats - 2));
  console.log(
    columns([
      ['way to steer', 'before', 'now'],
      ['planted words, ring of 15', seated(beforeTheDraw), seated(ringSeats(0.5))],
      ['  of the same, without the draw', '', seated(ringSeats())],
      ['judges replaced, 5 and 2', points(replacing(5, bySeverity)), points(replacing(2, inTurn))],
      ['2 ratings voided', points(without(byScore)), points(without(inTurn))],
    ]),
  );
}
