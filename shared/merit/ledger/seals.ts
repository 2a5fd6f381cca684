import { by } from '../groups';
import { commitmentOf, entryCommitmentOf, entryCommitmentOf1 } from './commitment';
import type { Sealed, SealedEntry, SealReason } from './ledger';
import { type EntryToPublish, type SeasonToPublish, stateOf } from './season';

/** An entry with its commitment and those of its ratings, in their order. */
export interface Committed {
  entry: EntryToPublish;
  commitment: string;
  ratings: readonly string[];
}

/** Throws RangeError for an entry whose name was not committed to. */
function committedName({ pseudonym, nameHash }: EntryToPublish): string {
  if (nameHash === undefined) throw new RangeError(`${pseudonym} has no hash of its name.`);
  return nameHash;
}

/**
 * Commits to an entry and its ratings.
 * @throws RangeError for an entry of format 2 without a hash of its name
 */
export function committed(
  entry: EntryToPublish,
  { rulesHash, format }: { rulesHash: string; format: SeasonToPublish['format'] },
): Committed {
  const { pseudonym, ratings } = entry;
  const own = { rulesHash, entry: pseudonym };
  return {
    entry,
    commitment:
      format === 1
        ? entryCommitmentOf1(own)
        : entryCommitmentOf({ ...own, nameHash: committedName(entry), ratings: ratings.length }),
    ratings: ratings.map(({ scores, salt }) => commitmentOf({ ...own, scores, salt })),
  };
}

const reasonsOf = {
  voided: { entry: 'entry voided', rating: 'rating of a voided entry' },
  erased: { entry: 'entry erased', rating: 'rating of an erased entry' },
} as const;

/** Returns the seals of format 1: each for itself, so that none says which entry it belongs to. */
export function sealsOf1(all: readonly Committed[]): Sealed[] {
  const sealsOf = ({ entry, commitment, ratings }: Committed): Sealed[] => {
    const state = stateOf(entry);
    const own = ratings.flatMap((one, index): Sealed[] => {
      const isSingle = state !== 'voided' && entry.ratings[index]?.voided;
      const reason: SealReason | null = isSingle
        ? 'rating voided'
        : state && reasonsOf[state].rating;
      return reason ? [{ commitment: one, reason }] : [];
    });
    return state ? [{ commitment, reason: reasonsOf[state].entry }, ...own] : own;
  };
  return all.flatMap(sealsOf).sort(by(({ commitment }) => commitment));
}

/** Returns the voided and erased entries of format 2. */
export const sealedEntries = (all: readonly Committed[]): SealedEntry[] =>
  all.flatMap(({ entry, ratings }) => {
    const state = stateOf(entry);
    if (!state) return [];
    return {
      state,
      pseudonym: entry.pseudonym,
      nameHash: committedName(entry),
      ...(entry.voided && { reason: entry.voided }),
      ratings: [...ratings].sort(),
      voided: ratings
        .flatMap((commitment, index) => {
          const reason = entry.ratings[index]?.voided;
          return reason ? [{ commitment, reason }] : [];
        })
        .sort(by((one) => one.commitment)),
    };
  });
