import type { Assignment, Ratings } from '@meritum/shared/contracts/assignments';
import { useEffect, useState } from 'react';
import { type Chosen, unsentRatings, withDefaults } from './drafts';

/**
 * The ratings of an assignment: submitted ones, or those chosen so far, which are stored on this
 * device and synchronised between tabs. They belong to the version that the judge read; once the
 * nomination changes, the judge confirms having read the new one.
 */
export function useChosen(uid: string, { id, ratings: given, version, criteria }: Assignment) {
  const [opened] = useState(version);
  const [kept, setKept] = useState(() => unsentRatings.read(uid, id));
  const isGiven = given !== null;
  useEffect(() => {
    const read = () => setKept(unsentRatings.read(uid, id));
    // Undone ratings count as unsent again.
    if (!isGiven) read();
    return unsentRatings.watch(uid, id, read);
  }, [uid, id, isGiven]);
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
