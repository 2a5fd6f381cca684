import {
  addressFilters,
  judgeIdleDays,
  judgeSorts,
  judgeStates,
  seasonAnswers,
} from '@meritum/shared/contracts/list-options';
import { oneOf, pageNumber, sortBy, text } from '../address/fields';
import { useAddressState } from '../address/useAddressState';

const fields = {
  search: text,
  state: oneOf('all', ...judgeStates),
  answer: oneOf('all', ...seasonAnswers),
  idle: oneOf('all', ...judgeIdleDays),
  address: oneOf('all', ...addressFilters),
  sort: sortBy(judgeSorts, { by: 'name', descending: false }),
  page: pageNumber,
};

/** The list's filters, sort and page, kept in the address. */
export const useJudgesView = () => useAddressState(fields);
export type JudgesView = ReturnType<typeof useJudgesView>;

/** Which judges are shown, without filters that are not set. */
export const filterOf = ({ search, state, answer, idle, address }: JudgesView['values']) => ({
  ...(search && { search }),
  ...(state !== 'all' && { state }),
  ...(answer !== 'all' && { answer }),
  ...(idle !== 'all' && { idle }),
  ...(address !== 'all' && { address }),
});

/** The query for the server. */
export function queryOf(values: JudgesView['values']) {
  const { sort, page } = values;
  return {
    ...filterOf(values),
    sort: sort.descending ? (`-${sort.by}` as const) : sort.by,
    page: String(page),
  };
}
