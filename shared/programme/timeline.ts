/** One entry of the timeline; dates are calendar dates, `YYYY-MM-DD`. */
export interface TimelineEntry {
  id: 'nomination' | 'judging' | 'results';
  title: string;
  /** The dates as they are printed (TIME-002 to TIME-004). */
  dates: string;
  /** The printed dates for machines: calendar file, structured data. */
  from: string;
  to: string;
  text: string;
  /** Days, both included, on which 'Current' shows. They differ from the printed dates (D07). */
  current?: { from: string; to: string };
}

export const timelineYear = 2025;

/** The three entries of the timeline (TIME-001). */
export const timeline: readonly TimelineEntry[] = [
  {
    id: 'nomination',
    title: 'Nomination',
    dates: 'Aug 4 - Nov 12',
    from: '2025-08-04',
    to: '2025-11-12',
    text: 'Nominations are open for the Technology category. Submit your own achievements of the last 24 months, with evidence that can be verified.',
    current: { from: '2025-08-04', to: '2025-10-11' },
  },
  {
    id: 'judging',
    title: 'Judging',
    dates: 'Sept 1 - Nov 14',
    from: '2025-09-01',
    to: '2025-11-14',
    text: 'Independent judges evaluate each submission on Innovation, Methodology, Execution and Results. Judging begins while nominations are still coming in.',
  },
  {
    id: 'results',
    title: 'Results Announced',
    dates: 'Nov 15',
    from: '2025-11-15',
    to: '2025-11-15',
    text: 'Winners and finalists announced on our website and via email.',
    current: { from: '2025-10-15', to: '2025-10-15' },
  },
];

/**
 * Whether an entry is marked 'Current' on a day (`YYYY-MM-DD`, the visitor's own calendar), both
 * bounds included (TIME-005 to TIME-009, OPEN-006). An entry without a window never is.
 */
export function isCurrent(entry: Pick<TimelineEntry, 'current'>, day: string): boolean {
  return entry.current !== undefined && entry.current.from <= day && day <= entry.current.to;
}
