import type { Season } from '../contracts/seasons';

/** A year of the winners directory with the categories that it offers. */
export interface DirectoryYear {
  year: string;
  categories: readonly string[];
}

/** The years whose winners are offered (WIN-002), in the order of the seasons. */
export function directoryOf(seasons: readonly Pick<Season, 'id' | 'directory'>[]) {
  return seasons
    .filter(({ directory }) => directory.length > 0)
    .map(({ id, directory }) => ({ year: id, categories: [...directory] }));
}
