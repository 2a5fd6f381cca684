import { judgeSorts, judgeStates } from '@meritum/shared/contracts/list-options';
import { oneOf, pageNumber, sortBy, text } from '../address/fields';
import { useAddressState } from '../address/useAddressState';

const fields = {
  search: text,
  state: oneOf('all', ...judgeStates),
  sort: sortBy(judgeSorts, { by: 'name', descending: false }),
  page: pageNumber,
};

/** What the list shows, kept in its address. */
export const useJudgesView = () => useAddressState(fields);
export type JudgesView = ReturnType<typeof useJudgesView>;

/** What the server is asked for; what is not filtered by is left out. */
export function queryOf({ search, state, sort, page }: JudgesView['values']) {
  return {
    ...(search && { search: search.slice(0, 100) }),
    ...(state !== 'all' && { state }),
    sort: sort.descending ? (`-${sort.by}` as const) : sort.by,
    page: String(page),
  };
}
