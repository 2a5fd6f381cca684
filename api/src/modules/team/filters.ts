import { limits } from '@meritum/shared/contracts/limits';
import type { SharedFilter, ShareFilterRequest } from '@meritum/shared/contracts/team';
import { retryOnConflict } from '../../module-kit/change-document';
import type { Caller, Decider } from '../../platform/authorisation/actor';
import { type People, shownName } from '../../platform/authorisation/two-organisers';
import { changedSinceOpened } from '../../platform/errors/changed-meanwhile';
import { notPermitted, refused } from '../../platform/errors/domain-error';
import type { NominationsApi } from '../nominations/api';
import type { FiltersStore } from './filters-store';
import { hasLeft } from './notes';

export interface Filtering extends People, Pick<NominationsApi, 'isConflicted'> {
  filters: FiltersStore;
}

const changed = () => changedSinceOpened('What you share');

/** Whether it names a tag, which a conflict of interest may withhold. */
const namesTag = (query: string) => new URLSearchParams(query).get('notes')?.startsWith('#');

/** Lists that screeners open. */
const screened = ['nominations', 'screening', 'queue'];

/** The shared filters of a screen, in the order of their names; a screener's tell nothing of judging. */
export async function listFilters(
  context: Filtering,
  reader: Decider,
  screen: string,
): Promise<SharedFilter[]> {
  const hidesTags = await context.isConflicted(reader);
  const isScreener = (await reader.person()).role === 'screener';
  if (isScreener && !screened.includes(screen)) return [];
  const isShown = ({ query }: Pick<SharedFilter, 'query'>) =>
    !(hidesTags && namesTag(query)) && !(isScreener && new URLSearchParams(query).has('coverage'));
  const ofEach = (await context.filters.all()).map(async ({ _id, filters }) => {
    const person = await context.personOf(_id);
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
 * Shares a filter, in place of the caller's of the same name. A repeated call changes nothing.
 * @throws failed-precondition when they share too many
 */
export function shareFilter(
  { filters }: Filtering,
  { accountId: _id }: Caller,
  { filterId: id, ...filter }: ShareFilterRequest,
): Promise<void> {
  return retryOnConflict(async () => {
    const stored = await filters.of(_id);
    const others = (stored?.filters ?? []).filter(
      (one) => one.id !== id && !(one.screen === filter.screen && one.name === filter.name),
    );
    if (others.length >= limits.sharedFilters)
      throw refused(`You share ${limits.sharedFilters} filters already. Remove one first.`);
    const next = [...others, { id, ...filter }];
    const isWritten = stored
      ? await filters.change(stored, next, 'nothing')
      : await filters.add({ _id, revision: 1, filters: next });
    if (!isWritten) throw changed();
  });
}

/**
 * Removes a shared filter of the caller, or of somebody who has left the console; one that is gone
 * already counts as removed.
 * @throws permission-denied
 */
export function removeFilter(
  context: Filtering,
  { accountId }: Caller,
  filterId: string,
): Promise<void> {
  return retryOnConflict(async () => {
    const stored = await context.filters.withFilter(filterId);
    if (!stored) return;
    if (stored._id !== accountId && !hasLeft(await context.personOf(stored._id)))
      throw notPermitted('Another organiser shares this filter.');
    const rest = stored.filters.filter(({ id }) => id !== filterId);
    if (!(await context.filters.change(stored, rest, 'nothing'))) throw changed();
  });
}
