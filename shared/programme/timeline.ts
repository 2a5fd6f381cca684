import { defaultSeason } from './season';

const { nominations, judging, results } = defaultSeason.calendar;

/** One entry of the timeline; dates are calendar dates, `YYYY-MM-DD`. */
export interface TimelineEntry {
  id: 'nomination' | 'judging' | 'results';
  title: string;
  /** The dates as printed (TIME-002 to TIME-004). */
  dates: string;
  /** The same dates for the calendar file and structured data. */
  from: string;
  to: string;
  text: string;
  /** Inclusive days on which 'Current' is shown. They differ from the printed dates (D07). */
  current?: { from: string; to: string };
}

/** Replaces the text about finalists once the season's tiers are known: none is called finalist (D05). */
export const announcement = 'Winners are announced on our website and via email.';

export const timelineYear = Number(defaultSeason.id);

/** The three entries of the timeline (TIME-001). */
export const timeline: readonly TimelineEntry[] = [
  {
    id: 'nomination',
    title: 'Nomination',
    dates: 'Aug 4 - Nov 12',
    ...nominations,
    text: 'For the Technology category: submit your own achievements of the last 24 months, with evidence that can be verified.',
    current: { from: nominations.from, to: '2025-10-11' },
  },
  {
    id: 'judging',
    title: 'Judging',
    dates: 'Sept 1 - Nov 14',
    ...judging,
    text: 'Independent judges evaluate each submission on Innovation, Methodology, Execution and Results. Judging begins while nominations are still coming in.',
  },
  {
    id: 'results',
    title: 'Results Announced',
    dates: 'Nov 15',
    from: results,
    to: results,
    text: 'Winners and finalists announced on our website and via email.',
    current: { from: '2025-10-15', to: '2025-10-15' },
  },
];

/**
 * Whether an entry is marked 'Current' on a day (`YYYY-MM-DD`, the visitor's own calendar), both
 * bounds inclusive (TIME-005 to TIME-009, OPEN-006). An entry without such days never is.
 */
export function isCurrent(entry: Pick<TimelineEntry, 'current'>, day: string): boolean {
  return entry.current !== undefined && entry.current.from <= day && day <= entry.current.to;
}
