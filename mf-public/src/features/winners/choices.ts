import type { SeasonReply } from '@meritum/shared/contracts/seasons';
import { type DirectoryYear, directoryOf } from '@meritum/shared/programme/directory';
import { defaultSeason } from '@meritum/shared/programme/season';
import { defaultSeasons } from '@meritum/shared/programme/seasons';

/** The choices of the directory. */
export interface Choices {
  /** The years, the oldest first, each with its categories. */
  directory: readonly DirectoryYear[];
  /** The default category (WIN-006, WIN-012). */
  firstCategory: string;
}

/** The choices of the seasons known at build time, used until the server's are loaded. */
export const builtIn: Choices = {
  directory: directoryOf(defaultSeasons),
  firstCategory: defaultSeason.currentCategory,
};

/** The choices of the server's seasons, if there are any. */
export const choicesOf = (said: SeasonReply['data'] | null | undefined): Choices =>
  said?.directory.length
    ? { directory: said.directory, firstCategory: said.currentCategory }
    : builtIn;

export const yearsIn = ({ directory }: Choices): string[] => directory.map(({ year }) => year);

/** The categories of a year. */
export const offeredIn = ({ directory }: Choices, year: string): readonly string[] =>
  directory.find((one) => one.year === year)?.categories ?? [];

/** The category of a year that has only one, as 2025 has AI (WIN-005). */
export function onlyCategoryOf(choices: Choices, year: string): string | undefined {
  const [only, ...others] = offeredIn(choices, year);
  return others.length === 0 ? only : undefined;
}

/**
 * The filter's options: a year's categories, or those of all years if none can be chosen (WIN-004).
 */
export function categoriesFor(choices: Choices, year: string): readonly string[] {
  if (onlyCategoryOf(choices, year) === undefined) return offeredIn(choices, year);
  return [...new Set(choices.directory.flatMap(({ categories }) => categories))];
}

/** The default category of a year: the general default if the year has it, or the year's first. */
export function firstCategoryOf(choices: Choices, year: string): string {
  const { firstCategory } = choices;
  const offered = offeredIn(choices, year);
  return offered.includes(firstCategory) ? firstCategory : (offered[0] ?? firstCategory);
}

/** The newest year that offers a category. */
export const newestYearOf = (choices: Choices, category: string): string | undefined =>
  choices.directory.findLast(({ categories }) => categories.includes(category))?.year;
