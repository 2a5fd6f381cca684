import { judgeIdleDays, judgeSorts, judgeStates } from '@meritum/shared/contracts/list-options';
import { oneOf, pageNumber, sortBy, text } from '../address/fields';
import { useAddressState } from '../address/useAddressState';

const fields = {
  search: text,
  state: oneOf('all', ...judgeStates),
  idle: oneOf('all', ...judgeIdleDays),
  sort: sortBy(judgeSorts, { by: 'name', descending: false }),
  page: pageNumber,
};

/** The list's filters, sort and page, kept in the address. */
export const useJudgesView = () => useAddressState(fields);
export type JudgesView = ReturnType<typeof useJudgesView>;

/** The query for the server, without filters that are not set. */
export function queryOf({ search, state, idle, sort, page }: JudgesView['values']) {
  return {
    ...(search && { search: search.slice(0, 100) }),
    ...(state !== 'all' && { state }),
    ...(idle !== 'all' && { idle }),
    sort: sort.descending ? (`-${sort.by}` as const) : sort.by,
    page: String(page),
  };
}
