import { directoryOf } from '@meritum/shared/programme/directory';
import { defaultSeason } from '@meritum/shared/programme/season';
import { defaultSeasons } from '@meritum/shared/programme/seasons';

/** The choices of the directory, from the seasons that the pages are built with. */
export const directory = directoryOf(defaultSeasons);

export const winnerYears: readonly string[] = directory.map(({ year }) => year);
export const categoryNames: readonly string[] = [
  ...new Set(directory.flatMap(({ categories }) => categories)),
];
export const tierNames: readonly string[] = defaultSeason.rules.tiers.map(({ name }) => name);

/** The category where nothing is chosen (WIN-006, WIN-012). */
export const firstCategory: string = defaultSeason.currentCategory;
