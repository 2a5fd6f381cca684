import { slug } from '@meritum/shared/programme/slug';
import type { Person } from '../people/PeopleGrid';

/** The part of a judge that lists of people show. */
export interface JudgeFace {
  name: string;
  position: string;
  organization: string;
  country: string;
  /** The years in which they judged. */
  years: readonly string[];
  photo: string;
}

/** One judge of 2024 (OPEN-036). */
export interface JudgeProfile extends JudgeFace {
  /** The category that is nearest to their work, under which they are listed. */
  field: string;
  biography: readonly { heading: string; text: string }[];
  /** Whether the person is fictional. */
  sample?: boolean;
}

/** Address of a judge's page. */
export const judgePath = ({ name }: { name: string }): string => `/judges/${slug(name)}`;

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
