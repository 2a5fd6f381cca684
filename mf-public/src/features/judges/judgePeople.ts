import type { Person } from '../people/PeopleGrid';
import type { JudgeFace } from './JudgeProfile';
import { judgePath } from './judgePath';

/** Judges as lists of people show them. */
export function judgePeople(judges: readonly JudgeFace[]): Person[] {
  return judges.map(({ name, photo, position, organization, country, years }) => ({
    path: judgePath({ name }),
    name,
    portrait: photo,
    line: position,
    more: `${organization}, ${country}. Judge ${years.join(', ')}`,
  }));
}
