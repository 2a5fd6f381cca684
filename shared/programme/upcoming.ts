import type { SeasonCategory } from '../contracts/seasons';

const monthOf = (day: string, month: 'short' | 'long') =>
  new Intl.DateTimeFormat('en-US', { month, timeZone: 'UTC' }).format(new Date(day));

/**
 * The home page's texts about a category before its season begins, from its days: label and period
 * in the specified words (HOME-018), without a state such as completed.
 */
export function upcomingTexts({
  title,
  runs,
}: Pick<SeasonCategory, 'title' | 'runs'>): Pick<SeasonCategory, 'label' | 'period'> {
  if (!runs) return { label: 'To be announced', period: `Dates of ${title} will be announced.` };
  const [from, to] = [runs.from, runs.to];
  const [firstYear, lastYear] = [from.slice(0, 4), to.slice(0, 4)];
  const until = firstYear === lastYear ? '' : ` ${lastYear}`;
  return {
    label: `${monthOf(from, 'short')} - ${monthOf(to, 'short')}`,
    period: `${title} runs ${monthOf(from, 'long')} to ${monthOf(to, 'long')}${until}.`,
  };
}

type Shown = Pick<SeasonCategory, 'title' | 'label' | 'period' | 'runs'>;

/**
 * Label and period of a category on the home page: the season's (HOME-015 to HOME-018), while they
 * agree with what is open and their days are not over.
 */
export function categoryTexts(
  { title, label, period, runs }: Shown,
  open: Readonly<Record<'nominations' | 'judging', boolean>>,
  now: Date,
): Pick<Shown, 'label' | 'period'> {
  const isPast = runs !== null && runs.to < now.toISOString().slice(0, 10);
  if (open.nominations)
    return { label: 'Open Now', period: isPast ? `${title} takes nominations.` : period };
  if (open.judging) return { label: 'In Judging', period: `Judges rate the entries in ${title}.` };
  const saysDays =
    label === 'Open Now' || (isPast && label === upcomingTexts({ title, runs }).label);
  return saysDays
    ? { label: 'Closed', period: `${title} takes no nominations.` }
    : { label, period };
}
