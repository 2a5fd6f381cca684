import type { ExportFormat } from '@meritum/shared/contracts/exports';
import { useQuery } from '@meritum/shared/query';
import {
  type AddressField,
  pageNumber,
  type Sort,
  text,
  useAddressState,
} from '../address/useAddressState';
import { useSelection } from '../bulk/useSelection';
import { seasonQuery, useSeasonShown } from '../console/useSeasonShown';
import { type Filtered, type Filters, filteredBy } from '../filters/filter';
import type { SavedView } from '../filters/views';
import type { Column } from '../table/columns';

/** The list request; omits the first page and the default sort. */
type Asked<Of, SortId extends string> = Filtered<Of> & {
  season?: string;
  sort?: SortId | `-${SortId}`;
  page?: string;
};

/** A page of rows: numbered with a total, or with the cursor of the next page. */
interface Page<Row> {
  rows: readonly Row[];
  total?: number;
  page?: number;
  next?: string | null;
}

/** A list that the server filters, sorts and pages. Define it outside the component. */
interface List<Row extends object, Of extends Filters, SortId extends string, Reply> {
  /** Path of its screen; also the name for saved filters and files. */
  screen: string;
  caption: string;
  /** A row in words, such as `nomination`. */
  noun: string;
  filters: Of;
  /** Predefined filters, before the saved ones. */
  views?: readonly SavedView[];
  sort?: AddressField<Sort<SortId>>;
  /** Whether the list belongs to the chosen season. */
  isOfSeason: boolean;
  /** Rows on a page; without it, pages are read by cursor. */
  size?: number;
  columns: readonly Column<Row>[];
  rowKey(row: Row): string;
  rowName?(row: Row): string;
  rowLink?(row: Row): string;
  /** The text for an empty list without filters; its title is `No judges yet` by default. */
  empty: { text: string; title?: string };
  read(asked: Asked<Of, SortId>, signal: AbortSignal | undefined): Promise<Reply & Page<Row>>;
  /** Downloads all matching rows. Throws ClientError. */
  download?(asked: Asked<Of, SortId>, format: ExportFormat): Promise<void>;
}

export const defineList = <
  Row extends object,
  Of extends Filters,
  SortId extends string,
  Reply extends object,
>(
  list: List<Row, Of, SortId, Reply>,
) => list;

const noSort: AddressField<undefined> = { read: () => undefined, write: () => undefined };

/**
 * A list's state: its address, the current rows, and the selection.
 * @param isReadWhole whether it also loads without a filter
 */
export function useList<Row extends object, Of extends Filters, SortId extends string, Reply>(
  list: List<Row, Of, SortId, Reply>,
  isReadWhole = true,
) {
  const view = useAddressState({
    ...(list.filters as Filters),
    sort: list.sort ?? noSort,
    page: list.size ? pageNumber : text,
  });
  const { sort, page } = view.values;
  const season = useSeasonShown();
  const filter: Filtered<Of> & { season?: string } = {
    ...filteredBy(list.filters, view.values as Parameters<typeof filteredBy<Of>>[1]),
    ...(list.isOfSeason && seasonQuery(season)),
  };
  const sorted: Asked<Of, SortId> = {
    ...filter,
    ...(sort && { sort: sort.descending ? (`-${sort.by}` as const) : sort.by }),
  };
  const asked = { ...sorted, ...(page !== '' && { page: String(page) }) };
  const query = useQuery({
    queryKey: [list.screen, asked],
    queryFn: ({ signal }) => list.read(asked, signal),
    enabled: isReadWhole || Object.keys(filter).length > 0,
    // Other organisers change its rows.
    staleTime: 0,
    // The old page stays until the next has loaded.
    placeholderData: (before) => before,
  });
  const selected = useSelection({
    rows: query.data?.rows ?? [],
    total: query.data?.total ?? 0,
    size: list.size,
    rowKey: list.rowKey,
    of: JSON.stringify(filter),
    read: async (number) => (await list.read({ ...sorted, page: String(number) }, undefined)).rows,
  });
  return { list, view, filter, sorted, query, selected };
}
