import type { Assignment, Ratings } from '@meritum/shared/contracts/assignments';
import { useEffect, useState } from 'react';
import { type Chosen, unsentRatings, withDefaults } from './drafts';

/**
 * The ratings of an assignment: those it was completed with, else what was chosen so far, kept on
 * this device with each choice and followed in other tabs. They belong to the nomination as it was
 * read: where that has changed since, the judge says when they have read it again.
 */
export function useChosen(uid: string, { id, ratings: given, version, criteria }: Assignment) {
  const [opened] = useState(version);
  const [kept, setKept] = useState(() => unsentRatings.read(uid, id));
  useEffect(
    () => unsentRatings.watch(uid, id, () => setKept(unsentRatings.read(uid, id))),
    [uid, id],
  );
  const chosen = kept?.ratings ?? {};
  const read = kept?.version ?? opened;
  const keep = (next: Chosen, of: string) => {
    const now = { ratings: next, confirmed: false, version: of };
    setKept(now);
    unsentRatings.keep(uid, id, now);
  };
  const ratings: Ratings = given ?? withDefaults(criteria, chosen);
  return {
    ratings,
    choose: (key: string, rating: number) => keep({ ...chosen, [key]: rating }, read),
    untouched: (key: string) => !given && chosen[key] === undefined,
    hasChanged: !given && read !== version,
    readAgain: () => keep(chosen, version),
  };
}
