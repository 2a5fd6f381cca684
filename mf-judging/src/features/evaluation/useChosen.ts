import type { Assignment, Criterion, Ratings } from '@meritum/shared/contracts/assignments';
import { useEffect, useState } from 'react';
import { unsentRatings, withDefaults } from './drafts';

/**
 * The ratings of an assignment: those it was completed with, else what was chosen so far, kept on
 * this device with each choice and followed in other tabs.
 */
export function useChosen(uid: string, { id, ratings: given }: Assignment) {
  const [chosen, setChosen] = useState(() => unsentRatings.read(uid, id)?.ratings ?? {});
  useEffect(
    () => unsentRatings.watch(uid, id, () => setChosen(unsentRatings.read(uid, id)?.ratings ?? {})),
    [uid, id],
  );
  const choose = (criterion: Criterion, rating: number) => {
    const next = { ...chosen, [criterion]: rating };
    setChosen(next);
    unsentRatings.keep(uid, id, { ratings: next, confirmed: false });
  };
  const ratings: Ratings = given ?? withDefaults(chosen);
  const untouched = (criterion: Criterion) => !given && chosen[criterion] === undefined;
  return { ratings, choose, untouched };
}
