import type { Season } from '@meritum/shared/contracts/seasons';
import { consolePath } from '../console/screens';

/** The categories in an address. */
export const categoriesIn = (said: string): string[] => said.split(',').filter(Boolean);

/** Where the plan is previewed that opens judging of categories. */
export const openingPath = (categories: readonly string[]): string =>
  `${consolePath('assignments')}?${new URLSearchParams({ show: 'plan', open: categories.join() })}`;

/** Categories of a season that has begun whose judging a draft opens. */
export function openedIn(before: Season, { categories }: Season): string[] {
  const wasOpen = (name: string) =>
    before.categories.some((one) => one.name === name && one.judging.open);
  if (!before.begun || before.rules.frozenAt === null) return [];
  return categories.flatMap(({ name, judging }) => (judging.open && !wasOpen(name) ? name : []));
}
