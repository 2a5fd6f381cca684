import { call } from '@meritum/shared/client/call';
import { listPageRows, lookedFilters } from '@meritum/shared/contracts/list-options';
import type { ListedNomination } from '@meritum/shared/contracts/listed-nominations';
import { oneOf } from '../address/useAddressState';
import { choice, oneOfThese, searchFor } from '../filters/filter';
import { defineList } from '../list/useList';
import { lookedWords } from '../nominations/labels';

const { all: _, ...looked } = oneOfThese('Looked at', lookedFilters, lookedWords);

/** Nominations under review that nobody has looked at, longest waiting first. */
export const screeningList = defineList({
  screen: 'screening',
  caption: 'Nominations',
  noun: 'nomination',
  filters: {
    search: searchFor('Search', { hint: 'Nominee, organization or email' }),
    category: choice('Category', 'All categories'),
    looked: { ...looked, ...oneOf(...lookedFilters) },
  },
  isOfSeason: true,
  size: listPageRows,
  columns: [
    {
      header: 'Nominee',
      cell: ({ name }: ListedNomination) => <strong>{name}</strong>,
      below: ({ organization, category }) => `${organization}, ${category}`,
    },
  ],
  rowKey: ({ id }) => id,
  rowName: ({ name }) => name,
  empty: {
    title: 'No nominations to look at',
    text: 'Nominations appear here as soon as they are submitted.',
  },
  read: (query, signal) =>
    call('listNominations', {
      query: { ...query, status: 'under-review', sort: 'submitted' },
      signal,
    }),
});
