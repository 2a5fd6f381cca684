import { call } from '@meritum/shared/client/call';
import { download } from '@meritum/shared/client/download';
import {
  addressFilters,
  coverages,
  documentFilters,
  listPageRows,
  nominationFilters,
  nominationSorts,
} from '@meritum/shared/contracts/list-options';
import { currentOf } from '@meritum/shared/programme/current';
import { sortBy } from '../address/fields';
import { consolePath } from '../console/screens';
import { addressWords } from '../facts/Address';
import { choice, type Options, oneOfThese, searchFor } from '../filters/filter';
import { defineList } from '../list/useList';
import { useSeasons } from '../season/requests';
import { useSeasonShown } from '../season/useSeasonShown';
import { nominationColumns } from './columns';
import { coverageLabels, documentLabels, filterLabels } from './labels';

export const nominationList = defineList({
  screen: 'nominations',
  caption: 'Nominations',
  noun: 'nomination',
  filters: {
    search: searchFor('Search', { hint: 'Nominee, organization or email' }),
    category: choice('Category', 'All categories'),
    status: oneOfThese('Status', nominationFilters, filterLabels),
    coverage: oneOfThese('Coverage', coverages, coverageLabels, 'Any'),
    document: oneOfThese('Document', documentFilters, documentLabels, 'Any'),
    address: oneOfThese('Address', addressFilters, addressWords, 'Any'),
  },
  sort: sortBy(nominationSorts, { by: 'submitted', descending: true }),
  isOfSeason: true,
  size: listPageRows,
  columns: nominationColumns,
  rowKey: ({ id }) => id,
  rowName: ({ name }) => name,
  rowLink: ({ id }) => consolePath('nominations', id),
  empty: {
    title: 'No matching nominations',
    text: 'Nominations appear here as soon as they are submitted. Change or clear the filters to see others.',
  },
  read: (query, signal) => call('listNominations', { query, signal }),
  download: (query, format, file) =>
    download('exportNominations', file, { query: { ...query, format } }),
});

/** The categories of the season shown. */
export function useCategoryOptions(): Options {
  const shown = useSeasonShown();
  const seasons = useSeasons().data?.seasons ?? [];
  const season = shown ? seasons.find(({ id }) => id === shown) : currentOf(seasons);
  return season?.categories.map(({ name }) => [name, name]) ?? [];
}
