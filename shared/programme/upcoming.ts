import type { SeasonCategory } from '../contracts/seasons';

const monthOf = (day: string, month: 'short' | 'long') =>
  new Intl.DateTimeFormat('en-US', { month, timeZone: 'UTC' }).format(new Date(day));

/**
 * What the home page says of a category before its season begins, from the days on which it runs:
 * label and period in the words of the specification (HOME-018), and of no state such as completed.
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
