import { by } from '../groups';
import { hashOfText } from '../ledger/bytes';
import { canonicalJson } from '../ledger/canonical';

/** What the first plan of a season draws from, without names and texts. */
export interface DrawnFrom {
  /** Digests of the texts that judges read, in any order. */
  texts: readonly string[];
  /** Judges in any order; `expertise` is a digest of the judge's words. */
  judges: readonly { id: string; expertise: string; capacity: number }[];
}

/** A value that takes part in a season's seed, by the SHA-256 that was published before it. */
export interface CommittedValue {
  hash: string;
  /** 64 hexadecimal digits; null until it is revealed. */
  value: string | null;
  isLeftOut: boolean;
}

/** SHA-256 over the canonical JSON of the texts and judges, each sorted. */
export const drawRootOf = ({ texts, judges }: DrawnFrom): string =>
  hashOfText(
    canonicalJson({
      texts: [...texts].sort(),
      judges: [...judges]
        .sort(by(({ id }) => id))
        .map(({ id, expertise, capacity }) => ({ id, expertise, capacity })),
    }),
  );

export const isCommittedValue = ({ hash }: Pick<CommittedValue, 'hash'>, value: string): boolean =>
  hashOfText(value) === hash;

/**
 * The seed of a season: SHA-256 over lines with the format, the root and each value that was not
 * left out, in the order of their commitments. The root is fixed before any value is known, so that
 * who changes a text or a judge cannot foresee what it does to the seed, and no value can be changed
 * any more.
 * @returns undefined while a value is missing
 */
export function seasonSeedOf(
  root: string,
  commitments: readonly CommittedValue[],
): string | undefined {
  const taking = commitments.filter(({ isLeftOut }) => !isLeftOut).map(({ value }) => value);
  return taking.includes(null)
    ? undefined
    : hashOfText(['meritum-draw/1', root, ...taking].join('\n'));
}

/**
 * What the public log tells of a draw that is fixed: SHA-256 over lines with the format, the root,
 * the hash of each value and, where a beacon takes part, the number of its round.
 */
export const fixedDrawDigest = (root: string, hashes: readonly string[], round?: number): string =>
  hashOfText(['meritum-draw-fixed/1', root, ...hashes, ...(round ? [round] : [])].join('\n'));

/** What a plan of the season is drawn with; turns count from 1 and no two plans share one. */
export const seedOfTurn = (seasonSeed: string, turn: number): string => `${seasonSeed}\n${turn}`;
