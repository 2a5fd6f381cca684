import { groupedBy } from '../../groups';
import { byJudge } from './by-judge';

/** A judge who rates low what others rate high, for instance by reading the scale upside down. */
export interface AgainstSignal {
  judge: string;
  ratings: number;
  /** Correlation of the judge's scores with the means of the others; below 0. */
  correlation: number;
}

interface Scored {
  nomination: string;
  judge: string;
  score: number;
}

const minRatings = 8;

/** Standard errors below 0. Who reads the scale as all do is far above 0, so hardly ever shown. */
const farOut = 2;

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function correlationOf(pairs: readonly (readonly [number, number])[]): number {
  const [x, y] = [0, 1].map((at) => sumOf(pairs.map((pair) => pair[at] as number)) / pairs.length);
  const moment = (of: (x: number, y: number) => number) =>
    sumOf(pairs.map(([own, others]) => of(own - (x as number), others - (y as number))));
  const spread = Math.sqrt(moment((own) => own ** 2) * moment((_, others) => others ** 2));
  return spread === 0 ? 0 : moment((own, others) => own * others) / spread;
}

/**
 * Judges whose scores fall where those of all others rise, by Fisher's transformation of the
 * correlation (Fisher 1921, Metron 1, 3-32). For review only; never affects scores.
 */
export function againstSignals(ratings: readonly Scored[]): AgainstSignal[] {
  const totals = new Map(
    [...groupedBy(ratings, ({ nomination }) => nomination)].map(([nomination, all]) => [
      nomination,
      { sum: sumOf(all.map(({ score }) => score)), others: all.length - 1 },
    ]),
  );
  return byJudge(ratings).flatMap(([judge, own]) => {
    const pairs = own.flatMap(({ nomination, score }) => {
      const { sum = 0, others = 0 } = totals.get(nomination) ?? {};
      return others > 0 ? [[score, (sum - score) / others] as const] : [];
    });
    if (pairs.length < minRatings) return [];
    const correlation = correlationOf(pairs);
    // Rounding can produce a correlation that has no transformation.
    const standardErrors = Math.atanh(Math.max(-0.999, correlation)) * Math.sqrt(pairs.length - 3);
    return standardErrors <= -farOut ? [{ judge, ratings: pairs.length, correlation }] : [];
  });
}
