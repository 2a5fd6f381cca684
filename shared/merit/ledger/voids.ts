import { by, groupedBy } from '../groups';
import { hashOfText } from './bytes';
import { canonicalJson } from './canonical';
import { commitmentOf } from './commitment';
import type { UndecidedLedger, VoidReason } from './ledger';

/** A voided entry, or ratings of an entry that were voided for one reason. */
export interface ListedVoid {
  kind: 'entry' | 'rating';
  /** Pseudonym. */
  entry: string;
  reason: VoidReason;
  /** The commitments of the completed ratings that it voids, sorted. */
  ratings: readonly string[];
}

const voidKey = ({ kind, entry, reason }: Pick<ListedVoid, 'kind' | 'entry' | 'reason'>) =>
  `${kind} ${entry} ${reason}`;

/**
 * Returns all voids of a contest in a fixed order. Erasing an entry does not change them: its
 * reasons stay in the ledger, without scores.
 */
export function voidsIn({
  rulesHash,
  voided,
  sealed,
}: Pick<UndecidedLedger, 'rulesHash' | 'voided' | 'sealed'>): ListedVoid[] {
  const ofEntries = sealed.flatMap(({ pseudonym: entry, reason, ratings }): ListedVoid[] =>
    reason ? [{ kind: 'entry', entry, reason, ratings: [...ratings].sort() }] : [],
  );
  const kind = 'rating' as const;
  const single = [
    ...voided.map(({ reason, ...row }) => {
      return { kind, entry: row.entry, reason, commitment: commitmentOf({ rulesHash, ...row }) };
    }),
    ...sealed.flatMap(({ pseudonym: entry, voided: own }) =>
      own.map(({ commitment, reason }) => ({ kind, entry, reason, commitment })),
    ),
  ];
  const ofRatings = [...groupedBy(single, voidKey).values()].flatMap((group): ListedVoid[] => {
    const ratings = group.map(({ commitment }) => commitment).sort();
    return group.slice(0, 1).map(({ entry, reason }) => ({ kind, entry, reason, ratings }));
  });
  return [...ofEntries, ...ofRatings].sort(by(voidKey));
}

/**
 * Returns SHA-256 of the canonical JSON of all voids, in hexadecimal. Rules, root and this hash
 * determine every result.
 */
export const voidsRootOf = (voids: readonly ListedVoid[]): string =>
  hashOfText(canonicalJson(voids));
