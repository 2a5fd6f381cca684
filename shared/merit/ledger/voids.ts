import { by, groupedBy } from '../groups';
import { hashOfText } from './bytes';
import { canonicalJson } from './canonical';
import type { LedgerOfFormat2, VoidReason } from './ledger';

/** An entry that was voided, or the ratings of an entry that were voided for one reason. */
export interface ListedVoid {
  kind: 'entry' | 'rating';
  /** Pseudonym. */
  entry: string;
  reason: VoidReason;
  /** Number of completed ratings that it takes out. */
  ratings: number;
}

type VoidsOf = Pick<LedgerOfFormat2, 'voided' | 'sealed'>;

const keyOf = ({ kind, entry, reason }: Omit<ListedVoid, 'ratings'>) =>
  `${kind} ${entry} ${reason}`;

/**
 * Returns all voids of a contest in one order. Erasing an entry does not change them: its reasons
 * stay in the ledger, without scores.
 */
export function voidsIn({ voided, sealed }: VoidsOf): ListedVoid[] {
  const ofEntries = sealed.flatMap(({ pseudonym: entry, reason, ratings }): ListedVoid[] =>
    reason ? [{ kind: 'entry', entry, reason, ratings: ratings.length }] : [],
  );
  const single = [
    ...voided.map(({ entry, reason }) => ({ kind: 'rating' as const, entry, reason })),
    ...sealed.flatMap(({ pseudonym: entry, voided: reasons }) =>
      reasons.map((reason) => ({ kind: 'rating' as const, entry, reason })),
    ),
  ];
  const ofRatings = [...groupedBy(single, keyOf).values()].flatMap((group): ListedVoid[] =>
    group.slice(0, 1).map((one) => ({ ...one, ratings: group.length })),
  );
  return [...ofEntries, ...ofRatings].sort(by(keyOf));
}

/** Returns SHA-256 of the canonical JSON of all voids, in hexadecimal. */
export const voidsRootOf = (voids: readonly ListedVoid[]): string =>
  hashOfText(canonicalJson(voids));
