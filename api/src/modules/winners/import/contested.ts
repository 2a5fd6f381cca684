import type { Season } from '@meritum/shared/contracts/seasons';
import type { Platform } from '../../../module-kit/define-module';
import type { People } from '../../../platform/authorisation/two-organisers';
import type { DirectoryChange } from '../change';
import { directoryChanged } from '../errors';
import type { Publishing } from '../plan';

export interface Importing extends Publishing, People, Pick<Platform, 'mail'> {
  /** Every season, for the directory's years, categories and tiers. */
  seasons(): Promise<readonly Season[]>;
  /** Whether anyone was ever nominated there: then ratings decide who wins. */
  isContested(contest: { season: string; category: string }): Promise<boolean>;
}

/** Every category with nominations, as `2025:AI`. */
export async function contestedIn(
  { isContested }: Importing,
  seasons: readonly Season[],
): Promise<ReadonlySet<string>> {
  const all = seasons.flatMap(({ id: season, categories }) =>
    categories.map(({ name: category }) => ({ season, category })),
  );
  const are = await Promise.all(all.map(isContested));
  return new Set(
    all.filter((_, index) => are[index]).map(({ season, category }) => `${season}:${category}`),
  );
}

/** Throws failed-precondition when somebody was nominated after the file was checked. */
export async function refuseContested(
  context: Importing,
  { winners }: Pick<DirectoryChange, 'winners'>,
): Promise<void> {
  const contested = await contestedIn(context, await context.seasons());
  if (winners.some(({ year, category }) => contested.has(`${year}:${category}`)))
    throw directoryChanged();
}
