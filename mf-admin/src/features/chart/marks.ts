import type { Mark } from './series';

/** What an entry needs and what is planned for it, as marks of a chart by number of ratings. */
export function targetMarks({ minimum, planned }: { minimum: number; planned: number }): Mark[] {
  if (minimum === planned) return [{ at: String(minimum), label: 'needed', side: 'start' }];
  return [
    { at: String(minimum), label: 'needed', side: 'start' },
    { at: String(planned), label: 'planned' },
  ];
}
