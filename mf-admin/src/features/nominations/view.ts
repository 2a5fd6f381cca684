import { nominationFilters, nominationSorts } from '@meritum/shared/contracts/list-options';
import { oneOf, pageNumber, sortBy, text } from '../address/fields';
import { useAddressState } from '../address/useAddressState';

const fields = {
  search: text,
  category: text,
  status: oneOf('all', ...nominationFilters),
  coverage: oneOf('all', 'none', 'short', 'enough'),
  sort: sortBy(nominationSorts, { by: 'submitted', descending: true }),
  page: pageNumber,
};

/** The list's filters, sort and page, kept in the address. */
export const useNominationsView = () => useAddressState(fields);
export type NominationsView = ReturnType<typeof useNominationsView>;
type Values = NominationsView['values'];

/** The query for the server, without filters that are not set. */
export function queryOf({ search, category, status, coverage, sort, page }: Values) {
  return {
    ...(search && { search: search.slice(0, 100) }),
    ...(category && { category: category.slice(0, 60) }),
    ...(status !== 'all' && { status }),
    ...(coverage !== 'all' && { coverage }),
    sort: sort.descending ? (`-${sort.by}` as const) : sort.by,
    page: String(page),
  };
}
