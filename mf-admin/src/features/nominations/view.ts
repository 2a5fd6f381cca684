import {
  addressFilters,
  coverages,
  documentFilters,
  nominationFilters,
  nominationSorts,
} from '@meritum/shared/contracts/list-options';
import { oneOf, pageNumber, sortBy, text } from '../address/fields';
import { useAddressState } from '../address/useAddressState';

const fields = {
  search: text,
  category: text,
  status: oneOf('all', ...nominationFilters),
  coverage: oneOf('all', ...coverages),
  document: oneOf('all', ...documentFilters),
  address: oneOf('all', ...addressFilters),
  sort: sortBy(nominationSorts, { by: 'submitted', descending: true }),
  page: pageNumber,
};

/** The list's filters, sort and page, kept in the address. */
export const useNominationsView = () => useAddressState(fields);
export type NominationsView = ReturnType<typeof useNominationsView>;
type Values = NominationsView['values'];

/** Which nominations are shown, without filters that are not set. */
export const filterOf = ({ search, category, status, coverage, document, address }: Values) => ({
  ...(search && { search }),
  ...(category && { category }),
  ...(status !== 'all' && { status }),
  ...(coverage !== 'all' && { coverage }),
  ...(document !== 'all' && { document }),
  ...(address !== 'all' && { address }),
});

/** The query for the server. */
export function queryOf(values: Values) {
  const { sort, page } = values;
  return {
    ...filterOf(values),
    sort: sort.descending ? (`-${sort.by}` as const) : sort.by,
    page: String(page),
  };
}
