import { defaultSeason } from './season';

export interface Category {
  name: string;
  /** The name as a heading; only AI's is longer than its name in records. */
  title: string;
  /** Fixed label on the home page, independent of the date (HOME-019, D11). */
  label: string;
  /** The category that accepts nominations is highlighted, the others are faded. */
  open: boolean;
  /** When it runs, in the words of the home page (HOME-018). */
  period: string;
  description: string;
}

/** In the order of the home page (HOME-014 to HOME-018). */
export const categories: readonly Category[] = defaultSeason.categories.map(
  ({ name, title, label, period, description }) => ({
    name,
    title,
    label,
    open: name === defaultSeason.currentCategory,
    period,
    description,
  }),
);
