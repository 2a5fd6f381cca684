import { call } from '@meritum/shared/client/call';
import { download } from '@meritum/shared/client/download';
import {
  addressFilters,
  coverages,
  documentFilters,
  listPageRows,
  lookedFilters,
  nominationFilters,
  nominationSorts,
} from '@meritum/shared/contracts/list-options';
import type { ListedNomination } from '@meritum/shared/contracts/listed-nominations';
import { sortBy } from '../address/useAddressState';
import { consolePath } from '../console/screens';
import { useSeason } from '../console/useSeasonShown';
import { Address, addressWords } from '../facts/Address';
import { Organization } from '../facts/Organization';
import { choice, type Options, oneOfThese, searchFor } from '../filters/filter';
import { defineList } from '../list/useList';
import { NoteMarks, notesChoice } from '../notes/marks';
import { useIsPublished } from '../results/requests';
import { type Column, figures } from '../table/columns';
import { Day } from '../table/When';
import { coverageLabels, documentLabels, filterLabels, lookedWords } from './labels';
import { ReviewStateBadge } from './ReviewStateBadge';

const withheld = <span title="You have a conflict of interest with this nomination">Withheld</span>;

function State({ category, reviewState, voided }: ListedNomination) {
  const isPublished = useIsPublished()(category);
  return <ReviewStateBadge reviewState={reviewState} voided={voided} isPublished={isPublished} />;
}

const nominationColumns: readonly Column<ListedNomination>[] = [
  {
    id: 'name',
    header: 'Nominee',
    cell: ({ name }) => name,
    below: (row) => <NoteMarks {...row} />,
    sortBy: 'server',
    share: 2,
  },
  {
    id: 'organization',
    header: 'Organization',
    cell: (row) => <Organization {...row} />,
    sortBy: 'server',
    share: 2,
  },
  {
    header: 'Email',
    cell: (row) => <Address {...row} />,
    share: 2,
  },
  { header: 'Category', cell: ({ category }) => category },
  {
    header: 'Status',
    cell: (row) => <State {...row} />,
  },
  {
    id: 'submitted',
    header: 'Submitted',
    cell: ({ submittedAt }) => <Day at={submittedAt} />,
    sortBy: 'server',
  },
  figures('assigned', 'Judges', ({ assigned }) => assigned ?? withheld),
  figures('completed', 'Ratings', ({ completed }) => completed ?? withheld),
];

export const nominationList = defineList({
  screen: 'nominations',
  caption: 'Nominations',
  noun: 'nomination',
  filters: {
    search: searchFor('Search', { hint: 'Nominee, organization or email' }),
    category: choice('Category', 'All categories'),
    status: oneOfThese('Status', nominationFilters, filterLabels),
    coverage: oneOfThese('Ratings', coverages, coverageLabels, 'Any'),
    document: oneOfThese('Document', documentFilters, documentLabels, 'Any'),
    address: oneOfThese('Address', addressFilters, addressWords, 'Any'),
    looked: oneOfThese('Looked at', lookedFilters, lookedWords, 'Any'),
    notes: notesChoice,
  },
  sort: sortBy(nominationSorts, { by: 'submitted', descending: true }),
  isOfSeason: true,
  size: listPageRows,
  columns: nominationColumns,
  rowKey: ({ id }) => id,
  rowName: ({ name }) => name,
  rowLink: ({ id }) => consolePath('nominations', id),
  empty: { text: 'Nominations appear here as soon as they are submitted.' },
  read: (query, signal) => call('listNominations', { query, signal }),
  download: (query, format) => download('exportNominations', { query: { ...query, format } }),
});

const { coverage: _, ...ofNominations } = nominationList.filters;

/** The list for screeners, without figures about judging. */
export const screenedNominations: typeof nominationList = {
  ...nominationList,
  filters: ofNominations as typeof nominationList.filters,
  columns: nominationColumns.slice(0, -2),
};

/** The categories of the chosen season. */
export const useCategoryOptions = (): Options =>
  useSeason()?.categories.map(({ name }) => [name, name]) ?? [];
