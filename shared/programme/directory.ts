import type { Season } from '../contracts/seasons';

/** A year of the winners directory with its categories. */
export interface DirectoryYear {
  year: string;
  categories: readonly string[];
}

/** Returns the years of the winners directory (WIN-002), in the order of the seasons. */
export function directoryOf(seasons: readonly Pick<Season, 'id' | 'directory'>[]) {
  return seasons
    .filter(({ directory }) => directory.length > 0)
    .map(({ id, directory }) => ({ year: id, categories: [...directory] }));
}
