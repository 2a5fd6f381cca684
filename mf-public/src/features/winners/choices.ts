import type { SeasonReply } from '@meritum/shared/contracts/seasons';
import { type DirectoryYear, directoryOf } from '@meritum/shared/programme/directory';
import { defaultSeason } from '@meritum/shared/programme/season';
import { defaultSeasons } from '@meritum/shared/programme/seasons';

export interface Choices {
  /** The years, oldest first, each with its categories. */
  directory: readonly DirectoryYear[];
  /** The default category (WIN-006, WIN-012). */
  firstCategory: string;
}

/** The choices of the seasons known at build time, used until the server's are loaded. */
export const builtIn: Choices = {
  directory: directoryOf(defaultSeasons),
  firstCategory: defaultSeason.currentCategory,
};

export const choicesOf = (said: SeasonReply['data'] | null | undefined): Choices =>
  said?.directory.length
    ? { directory: said.directory, firstCategory: said.currentCategory }
    : builtIn;

export const yearsIn = ({ directory }: Choices): string[] => directory.map(({ year }) => year);

export const offeredIn = ({ directory }: Choices, year: string): readonly string[] =>
  directory.find((one) => one.year === year)?.categories ?? [];

/** The only category of a year that has just one, as 2025 has AI (WIN-005). */
export function onlyCategoryOf(choices: Choices, year: string): string | undefined {
  const [only, ...others] = offeredIn(choices, year);
  return others.length === 0 ? only : undefined;
}

/** The categories of a year, or of all years if it has only one (WIN-004). */
export function categoriesFor(choices: Choices, year: string): readonly string[] {
  if (onlyCategoryOf(choices, year) === undefined) return offeredIn(choices, year);
  return [...new Set(choices.directory.flatMap(({ categories }) => categories))];
}

/** The default category of a year: the general default if the year has it, or its first one. */
export function firstCategoryOf(choices: Choices, year: string): string {
  const { firstCategory } = choices;
  const offered = offeredIn(choices, year);
  return offered.includes(firstCategory) ? firstCategory : (offered[0] ?? firstCategory);
}

export const newestYearOf = (choices: Choices, category: string): string | undefined =>
  choices.directory.findLast(({ categories }) => categories.includes(category))?.year;
