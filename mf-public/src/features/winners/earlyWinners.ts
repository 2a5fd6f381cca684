import { publicCalls } from '@meritum/shared/contracts/public-calls';
import type { EarlyList } from '@meritum/shared/federation/early-list';
import { directoryOf } from '@meritum/shared/programme/directory';
import { openCategory } from '@meritum/shared/programme/season';
import { defaultSeasons } from '@meritum/shared/programme/seasons';
import { categoryKey } from './rememberedCategory';

const directory = directoryOf(defaultSeasons);
const first = directory.findLast(({ categories }) => categories.includes(openCategory));

/** What the start script needs to fetch the directory's first list. */
export const earlyWinners: EarlyList = {
  path: publicCalls.getWinners.path,
  years: Object.fromEntries(directory.map(({ year, categories }) => [year, categories])),
  year: first?.year ?? '',
  category: openCategory,
  rememberedAs: categoryKey,
  also: [publicCalls.getSeason.path],
};
