import { consolePath } from '../console/screens';

/** The categories in an address. */
export const categoriesIn = (said: string): string[] => said.split(',').filter(Boolean);

/** Where the plan is previewed that opens judging of categories. */
export const openingPath = (categories: readonly string[]): string =>
  `${consolePath('assignments')}?${new URLSearchParams({ show: 'plan', open: categories.join() })}`;
