/** The three categories, by the name that calls and records use. */
export const categoryNames = ['Technology', 'AI', 'Data Analytics'] as const;
export type CategoryName = (typeof categoryNames)[number];

export interface Category {
  name: CategoryName;
  /** The name as a heading; only AI is longer than its record name. */
  title: string;
  /** Fixed label on the home page; it never follows the date (HOME-019, D11). */
  label: string;
  /** The one category that takes nominations is highlighted, the others are faded. */
  open: boolean;
  /** When it runs, in the words of the home page (HOME-018). */
  period: string;
  description: string;
}

/** In the order of the home page (HOME-014 to HOME-018). */
export const categories: readonly Category[] = [
  {
    name: 'AI',
    title: 'Artificial Intelligence',
    label: 'Completed',
    open: false,
    period: 'AI is completed for this season.',
    description: 'Individual achievements in building, applying or advancing intelligent systems.',
  },
  {
    name: 'Technology',
    title: 'Technology',
    label: 'Open Now',
    open: true,
    period: 'Tech runs August to October.',
    description:
      'Individual achievements in software, platforms, infrastructure and engineering practice.',
  },
  {
    name: 'Data Analytics',
    title: 'Data Analytics',
    label: 'Nov - Jan',
    open: false,
    period: 'Data Analytics runs November to January 2026.',
    description: 'Individual achievements in turning data into decisions with measurable effect.',
  },
];

/** True for one of the three record names. */
export function isCategoryName(text: string | null | undefined): text is CategoryName {
  return categoryNames.some((name) => name === text);
}
