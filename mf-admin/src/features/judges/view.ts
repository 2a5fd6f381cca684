import { judgeSorts, judgeStates, seasonAnswers } from '@meritum/shared/contracts/list-options';
import { oneOf, pageNumber, sortBy, text } from '../address/fields';
import { useAddressState } from '../address/useAddressState';

const fields = {
  search: text,
  state: oneOf('all', ...judgeStates),
  answer: oneOf('all', ...seasonAnswers),
  sort: sortBy(judgeSorts, { by: 'name', descending: false }),
  page: pageNumber,
};

/** The list's filters, sort and page, kept in the address. */
export const useJudgesView = () => useAddressState(fields);
export type JudgesView = ReturnType<typeof useJudgesView>;

/** The query for the server, without filters that are not set. */
export function queryOf({ search, state, answer, sort, page }: JudgesView['values']) {
  return {
    ...(search && { search: search.slice(0, 100) }),
    ...(state !== 'all' && { state }),
    ...(answer !== 'all' && { answer }),
    sort: sort.descending ? (`-${sort.by}` as const) : sort.by,
    page: String(page),
  };
}
