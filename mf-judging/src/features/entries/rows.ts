import type { Assignment } from '@meritum/shared/contracts/assignments';
import { ratingScale } from '@meritum/shared/contracts/limits';
import { assignmentName, stateOf } from '../assignments/addresses';
import { unsentRatings } from '../evaluation/drafts';
import { notes } from '../notes/notes';

export const filters = {
  all: 'All',
  open: 'To rate',
  draft: 'Drafts',
  back: 'Come back',
  rated: 'Rated',
} as const;
export type Filter = keyof typeof filters;

export interface Row {
  id: string;
  name: string;
  organization: string;
  state: string;
  is: Readonly<Record<Filter, boolean>>;
  hasNote: boolean;
  /** The texts that a search covers, including the judge's note. */
  searched: readonly string[];
}

/** The judge's list, in the order of the dropdown. */
export function rowsOf(uid: string, assignments: readonly Assignment[]): Row[] {
  return assignments.map((assignment) => {
    const { id, fullName, organization, criteria, averageRating } = assignment;
    const state = stateOf(assignment);
    const rated = state === 'completed';
    const unsent = rated ? undefined : unsentRatings.read(uid, id);
    const chosen = criteria.filter(({ key }) => unsent?.ratings[key] !== undefined).length;
    const { text, comeBack } = notes.read(uid, id);
    return {
      id,
      name: fullName,
      organization,
      state: rated
        ? `Rated ${averageRating?.toFixed(1) ?? ''}`
        : unsent?.confirmed
          ? 'Waiting for the server'
          : chosen > 0
            ? `Draft, ${chosen} of ${criteria.length}`
            : state === 'ended'
              ? 'No longer needed'
              : 'To rate',
      is: { all: true, open: state === 'pending', draft: chosen > 0, back: comeBack, rated },
      hasNote: text.trim() !== '',
      searched: [assignmentName(assignment), text],
    };
  });
}

/** How often the judge has given each rating, over all criteria of the completed evaluations. */
export function distributionOf(assignments: readonly Assignment[]) {
  const given = assignments.flatMap(({ status, ratings }) =>
    status === 'completed' && ratings ? Object.values(ratings) : [],
  );
  const sum = given.reduce((total, rating) => total + rating, 0);
  const counts = Array.from({ length: ratingScale.max - ratingScale.min + 1 }, (_, index) => {
    const rating = ratingScale.min + index;
    return { rating, count: given.filter((each) => each === rating).length };
  });
  return { counts, total: given.length, mean: given.length > 0 ? sum / given.length : undefined };
}
