import { by } from '../groups';
import { commitmentOf, entryCommitmentOf } from './commitment';
import type { SealedEntry } from './ledger';
import { type EntryToPublish, stateOf } from './season';

/** An entry with its commitment, and its ratings' commitments in their order. */
export interface Committed {
  entry: EntryToPublish;
  commitment: string;
  ratings: readonly string[];
}

/** Commits to an entry and its ratings. */
export function committed(entry: EntryToPublish, rulesHash: string): Committed {
  const { pseudonym, nameHash, ratings } = entry;
  const own = { rulesHash, entry: pseudonym };
  return {
    entry,
    commitment: entryCommitmentOf({ ...own, nameHash, ratings: ratings.length }),
    ratings: ratings.map(({ scores, salt }) => commitmentOf({ ...own, scores, salt })),
  };
}

/** Returns the voided and erased entries. */
export const sealedEntries = (all: readonly Committed[]): SealedEntry[] =>
  all.flatMap(({ entry, ratings }) => {
    const state = stateOf(entry);
    if (!state) return [];
    return {
      state,
      pseudonym: entry.pseudonym,
      nameHash: entry.nameHash,
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
