import type { Season } from '@meritum/shared/contracts/seasons';
import { type WinnerColumn, winnerColumns } from '@meritum/shared/contracts/winner-imports';
import type { Cell, Sheet } from '../../platform/exports/sheet';
import { byScoreThenName } from './rules';
import type { WinnersStore } from './store';
import type { StoredWinner } from './winner';

/** Every winner by list: newest season first, categories in its order, best first. */
async function* rowsOf(
  winners: WinnersStore,
  seasons: readonly Season[],
): AsyncGenerator<StoredWinner> {
  for (const { id: year, categories } of seasons.toReversed())
    for (const { name: category } of categories)
      yield* (await winners.listByContest({ year, category })).sort(byScoreThenName);
}

const names = Object.keys(winnerColumns) as WinnerColumn[];

/** The columns of an import, with functions that fill them in an export. */
export const winnersColumns = names.map((name) => ({
  title: name,
  of: (winner: StoredWinner): Cell => winner[name] ?? null,
}));

/** The directory as a table with the columns of an import. */
export const winnersSheet = (
  winners: WinnersStore,
  seasons: readonly Season[],
): Sheet<StoredWinner> => ({
  name: 'Winners',
  columns: winnersColumns,
  rows: rowsOf(winners, seasons),
});
