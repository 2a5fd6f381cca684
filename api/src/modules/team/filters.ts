import { limits } from '@meritum/shared/contracts/limits';
import { isSameName } from '@meritum/shared/contracts/search';
import type { SharedFilter, ShareFilterRequest } from '@meritum/shared/contracts/team';
import { retryOnConflict } from '../../module-kit/change-document';
import type { Caller, Decider } from '../../platform/authorisation/actor';
import { shownName } from '../../platform/authorisation/two-organisers';
import { changedSinceOpened } from '../../platform/errors/changed-meanwhile';
import { notPermitted, refused } from '../../platform/errors/domain-error';
import type { Team } from './context';
import { hasLeft } from './notes';

const changed = () => changedSinceOpened('What you share');
const ofAnother = () => notPermitted('Another organiser shares this filter.');

/** Whether a filter names a tag, which a conflict of interest or open judging may withhold. */
const namesTag = (query: string) => new URLSearchParams(query).get('notes')?.startsWith('#');

const screened = ['nominations', 'screening', 'queue'];

/** The shared filters of a screen by name; a screener gets none about judging. */
export async function listFilters(
  context: Team,
  reader: Decider,
  screen: string,
): Promise<SharedFilter[]> {
  const isScreener = (await reader.person()).role === 'screener';
  const hidesTags = isScreener || (await context.deps.nominations.isConflicted(reader));
  if (isScreener && !screened.includes(screen)) return [];
  const isShown = ({ query }: Pick<SharedFilter, 'query'>) =>
    !(hidesTags && namesTag(query)) && !(isScreener && new URLSearchParams(query).has('coverage'));
  const ofEach = (await context.stores.filters.findAll()).map(async ({ _id, filters }) => {
    const person = await context.deps.identity.personOf(_id);
    const mayRemove = _id === reader.accountId || hasLeft(person);
    return filters
      .filter((one) => one.screen === screen && isShown(one))
      .map(({ id, name, query }) => ({
        ...{ id, name, query, mayRemove },
        by: person && shownName(person),
      }));
  });
  return (await Promise.all(ofEach)).flat().sort((a, b) => a.name.localeCompare(b.name));
}

/**
 * Shares a filter, in place of the caller's filter of the same name. A repeated call changes nothing.
 * @throws permission-denied if the id is another organiser's; failed-precondition for too many
 */
export function shareFilter(
  { stores: { filters } }: Team,
  { accountId: _id }: Caller,
  { filterId: id, ...filter }: ShareFilterRequest,
): Promise<void> {
  return retryOnConflict(async () => {
    const [stored, named] = await Promise.all([filters.findByOwner(_id), filters.findByFilter(id)]);
    if (named && named._id !== _id) throw ofAnother();
    const others = (stored?.filters ?? []).filter(
      (one) =>
        one.id !== id && !(one.screen === filter.screen && isSameName(one.name, filter.name)),
    );
    if (others.length >= limits.sharedFilters)
      throw refused(`You share ${limits.sharedFilters} filters already. Remove one first.`);
    const next = [...others, { id, ...filter }];
    const isWritten = stored
      ? await filters.updateIfUnchanged(stored, next, 'nothing')
      : await filters.insert({ _id, revision: 1, filters: next });
    if (!isWritten) throw changed();
  });
}

/**
 * Removes a shared filter of the caller, or of somebody who has left the console. Repeating it does
 * nothing.
 * @throws permission-denied
 */
export function removeFilter(
  { stores: { filters }, deps }: Team,
  { accountId }: Caller,
  filterId: string,
): Promise<void> {
  return retryOnConflict(async () => {
    const stored = await filters.findByFilter(filterId);
    if (!stored) return;
    if (stored._id !== accountId && !hasLeft(await deps.identity.personOf(stored._id)))
      throw ofAnother();
    const rest = stored.filters.filter(({ id }) => id !== filterId);
    if (!(await filters.updateIfUnchanged(stored, rest, 'nothing'))) throw changed();
  });
}
