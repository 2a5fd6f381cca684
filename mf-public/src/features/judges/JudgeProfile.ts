import { slug } from '@meritum/shared/programme/slug';
import type { Person } from '../people/PeopleGrid';

export interface JudgeFace {
  name: string;
  position: string;
  organization: string;
  country: string;
  years: readonly string[];
  photo: string;
}

/** One judge of 2024 (OPEN-036). */
export interface JudgeProfile extends JudgeFace {
  /** The category nearest to their work, under which they are listed. */
  field: string;
  /** Texts by heading. */
  biography: Readonly<Record<string, string>>;
  sample?: boolean;
}

export const judgePath = ({ name }: { name: string }): string => `/judges/${slug(name)}`;

export function judgePeople(judges: readonly JudgeFace[]): Person[] {
  return judges.map(({ name, photo, position, organization, country, years }) => ({
    path: judgePath({ name }),
    name,
    portrait: photo,
    line: position,
    more: `${organization}, ${country}. Judge ${years.join(', ')}`,
  }));
}
