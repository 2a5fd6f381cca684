import { by } from '../groups';
import { hashOfText } from '../ledger/bytes';
import { canonicalJson } from '../ledger/canonical';

/** The data that determines a season's first draw, without names and texts. */
export interface DrawnFrom {
  /** Digests of the texts for judges, in any order. */
  texts: readonly string[];
  /** Judges in any order; `expertise` is a digest of the judge's words. */
  judges: readonly { id: string; expertise: string; capacity: number }[];
}

/** SHA-256 of the canonical JSON of texts and judges, each sorted. */
export const drawRootOf = ({ texts, judges }: DrawnFrom): string =>
  hashOfText(
    canonicalJson({
      texts: [...texts].sort(),
      judges: [...judges]
        .sort(by(({ id }) => id))
        .map(({ id, expertise, capacity }) => ({ id, expertise, capacity })),
    }),
  );

/**
 * The seed of a season: SHA-256 of lines with the format, the root, the server's value and, with a
 * beacon, its round's value. Root and round are fixed before anybody knows that value. So nobody
 * who changes a text or a judge can foresee the effect.
 */
export const seasonSeedOf = (root: string, serverValue: string, roundValue?: string): string =>
  hashOfText(['meritum-draw/1', root, serverValue, ...(roundValue ? [roundValue] : [])].join('\n'));

/** A beacon's round: the hash of its chain and its number. */
export interface NamedRound {
  chain: string;
  number: number;
}

/**
 * The public log's digest of a fixed draw: SHA-256 of lines with the format, the root, the SHA-256
 * of the server's value and, with a beacon, its chain and round.
 */
export const fixedDrawDigest = (root: string, serverHash: string, round?: NamedRound): string =>
  hashOfText(
    ['meritum-draw-fixed/1', root, serverHash, ...(round ? [round.chain, round.number] : [])].join(
      '\n',
    ),
  );

/** The seed of one plan of the season; turns count from 1, and each plan has its own. */
export const seedOfTurn = (seasonSeed: string, turn: number): string => `${seasonSeed}\n${turn}`;
