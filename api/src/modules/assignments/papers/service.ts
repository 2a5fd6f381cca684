import { formatDay } from '@meritum/shared/programme/days';
import type { ServiceRecord } from '../record';

/** What certificate and letter need of a service record. */
interface Served {
  judge: Pick<ServiceRecord['judge'], 'fullName'>;
  season: Pick<ServiceRecord['season'], 'name' | 'rules'>;
  evaluations: readonly Pick<ServiceRecord['evaluations'][number], 'category' | 'completedAt'>[];
}

/** What certificate and letter say about a judge's work; nothing about entries or ratings. */
export interface Service {
  name: string;
  season: string;
  categories: string;
  evaluations: string;
  /** Names of the criteria. */
  criteria: string;
  /** "1 to 10". */
  scale: string;
  /** "on 4 August 2025", or "between" the first and the last day. */
  period: string;
  to: string;
  /** Day of the last evaluation, printed on both papers. */
  date: Date;
}

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export function serviceOf({ judge, season, evaluations }: Served): Service {
  const times = evaluations.map(({ completedAt }) => completedAt.getTime());
  const [first, last] = [new Date(Math.min(...times)), new Date(Math.max(...times))];
  const categories = new Set(evaluations.map(({ category }) => category));
  const count = evaluations.length;
  const { criteria, scale } = season.rules;
  const [from, to] = [formatDay(first), formatDay(last)];
  return {
    name: judge.fullName,
    season: season.name,
    categories: listed.format([...categories].sort()),
    evaluations: count === 1 ? 'one nomination' : `${count} nominations`,
    criteria: listed.format(criteria.map(({ name }) => name)),
    scale: `${scale.min} to ${scale.max}`,
    period: from === to ? `on ${from}` : `between ${from} and ${to}`,
    to,
    date: last,
  };
}
