import type { Season } from '@meritum/shared/contracts/seasons';
import { categoriesEntered, categoriesFrozen, categoriesOpen } from './errors';

/** Whether anybody was ever nominated in a season's category. */
export type IsContested = (contest: { season: string; category: string }) => Promise<boolean>;

/**
 * A category never leaves people behind. Under frozen rules they were judged there, or are to be; else
 * it goes once nominations are closed, and where nobody was nominated.
 */
export async function refuseToDrop(
  before: Season,
  next: Pick<Season, 'categories'>,
  isContested: IsContested = async () => false,
): Promise<void> {
  const kept = new Set(next.categories.map(({ name }) => name));
  const gone = before.categories.filter(({ name }) => !kept.has(name));
  const names = gone.map(({ name }) => name);
  if (gone.length === 0) return;
  if (before.rules.frozenAt !== null) throw categoriesFrozen(names);
  const open = gone.filter(({ nominations }) => nominations.open);
  if (open.length > 0) throw categoriesOpen(open.map(({ name }) => name));
  const contested = await Promise.all(
    names.map((category) => isContested({ season: before.id, category })),
  );
  const entered = names.filter((_, place) => contested[place]);
  if (entered.length > 0) throw categoriesEntered(entered);
}
