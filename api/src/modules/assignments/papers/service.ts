import { spelledDay } from '../../../platform/text';
import type { ServiceRecord } from '../record';

/** What certificate and letter say of a judge's work; nothing of who was judged, or how. */
export interface Service {
  name: string;
  season: string;
  categories: string;
  evaluations: string;
  from: string;
  to: string;
  /** The day of the last evaluation: both papers bear it. */
  date: Date;
}

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export function serviceOf({ judge, season, evaluations }: ServiceRecord): Service {
  const times = evaluations.map(({ completedAt }) => completedAt.getTime());
  const [first, last] = [new Date(Math.min(...times)), new Date(Math.max(...times))];
  const categories = new Set(evaluations.map(({ category }) => category));
  const count = evaluations.length;
  return {
    name: judge.fullName,
    season: season.name,
    categories: listed.format([...categories].sort()),
    evaluations: count === 1 ? 'one nomination' : `${count} nominations`,
    from: spelledDay(first),
    to: spelledDay(last),
    date: last,
  };
}

/** "on 4 August 2025", or the days between which it was. */
export function period({ from, to }: Service): string {
  return from === to ? `on ${from}` : `between ${from} and ${to}`;
}
