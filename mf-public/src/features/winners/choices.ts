import { type DirectoryYear, directoryOf } from '@meritum/shared/programme/directory';
import { defaultSeason } from '@meritum/shared/programme/season';
import { defaultSeasons } from '@meritum/shared/programme/seasons';

/** What the directory offers. */
export interface Choices {
  /** The years, the oldest first, each with its categories. */
  directory: readonly DirectoryYear[];
  /** The category where nothing is chosen (WIN-006, WIN-012). */
  firstCategory: string;
}

/** The choices of the seasons that the pages are built with, until the server says its own. */
export const builtIn: Choices = {
  directory: directoryOf(defaultSeasons),
  firstCategory: defaultSeason.currentCategory,
};

export const tierNames: readonly string[] = defaultSeason.rules.tiers.map(({ name }) => name);

export const yearsIn = ({ directory }: Choices): string[] => directory.map(({ year }) => year);

/** The categories that a year offers. */
export const offeredIn = ({ directory }: Choices, year: string): readonly string[] =>
  directory.find((one) => one.year === year)?.categories ?? [];

/** The only category of a year that has one, as AI is of 2025 (WIN-005). */
export function onlyCategoryOf(choices: Choices, year: string): string | undefined {
  const [only, ...others] = offeredIn(choices, year);
  return others.length === 0 ? only : undefined;
}

/** What the filter lists: a year's categories; where none can be chosen, those of all years (WIN-004). */
export function categoriesFor(choices: Choices, year: string): readonly string[] {
  if (onlyCategoryOf(choices, year) === undefined) return offeredIn(choices, year);
  return [...new Set(choices.directory.flatMap(({ categories }) => categories))];
}

/** The first category of a year: the one where nothing is chosen, where the year has it. */
export function firstCategoryOf(choices: Choices, year: string): string {
  const { firstCategory } = choices;
  const offered = offeredIn(choices, year);
  return offered.includes(firstCategory) ? firstCategory : (offered[0] ?? firstCategory);
}

/** The newest year that offers a category. */
export const newestYearOf = (choices: Choices, category: string): string | undefined =>
  choices.directory.findLast(({ categories }) => categories.includes(category))?.year;
