import type { Season } from '@meritum/shared/contracts/seasons';
import type { DirectoryChange } from '../change';
import type { Winners } from '../context';
import { directoryChanged } from '../errors';

/** Every category with nominations, as `2025:AI`. */
export async function contestedIn(
  { deps }: Winners,
  seasons: readonly Season[],
): Promise<ReadonlySet<string>> {
  const all = seasons.flatMap(({ id: season, categories }) =>
    categories.map(({ name: category }) => ({ season, category })),
  );
  const are = await Promise.all(all.map(deps.nominations.hasAny));
  return new Set(
    all.filter((_, index) => are[index]).map(({ season, category }) => `${season}:${category}`),
  );
}

/** Throws failed-precondition when somebody was nominated after the file was checked. */
export async function refuseContested(
  context: Winners,
  { winners }: Pick<DirectoryChange, 'winners'>,
): Promise<void> {
  const contested = await contestedIn(context, await context.deps.seasons.all());
  if (winners.some(({ year, category }) => contested.has(`${year}:${category}`)))
    throw directoryChanged();
}
