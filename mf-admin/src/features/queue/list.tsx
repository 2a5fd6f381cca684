import { call } from '@meritum/shared/client/call';
import type { Application } from '@meritum/shared/contracts/applications';
import { applicationStates } from '@meritum/shared/contracts/list-options';
import { matchesSearch } from '@meritum/shared/contracts/search';
import { Badge } from '@meritum/shared/ui/Badge';
import * as design from '@meritum/shared/ui/design.module.css';
import { oneOf } from '../address/useAddressState';
import { oneOfThese, searchFor } from '../filters/filter';
import { stateLabels } from '../judges/StateBadge';
import { defineList } from '../list/useList';
import { remarksOf } from './remarks';

const { all: _, ...state } = oneOfThese('State', applicationStates, stateLabels);

/** Applications that wait for a decision, or were rejected. */
export const applicationList = defineList({
  screen: 'queue',
  caption: 'Applications',
  noun: 'application',
  filters: {
    search: searchFor('Search', { hint: 'Name, organization, job title or email' }),
    state: { ...state, ...oneOf(...applicationStates) },
    marks: oneOfThese('Remarks', ['none', 'some'], {
      none: 'Without remarks',
      some: 'With remarks',
    }),
  },
  isOfSeason: false,
  columns: [
    {
      header: 'Applicant',
      cell: ({ name }: Application) => <strong>{name}</strong>,
      below: (row) => (
        <>
          {row.organization}
          <span className={design.row}>
            {remarksOf(row).map(({ words }) => (
              <Badge key={words} kind="warning">
                {words}
              </Badge>
            ))}
          </span>
        </>
      ),
    },
  ],
  rowKey: ({ id }) => id,
  rowName: ({ name }) => name,
  empty: {
    title: 'No applications to decide',
    text: 'Applications appear here as soon as they are submitted.',
  },
  async read({ state, search = '', marks }, signal) {
    const { rows } = await call('listApplications', { query: { ...(state && { state }) }, signal });
    const contains = matchesSearch(search);
    return {
      rows: rows.filter((row) => {
        const { name, email, organization, designation } = row;
        const isMarked = remarksOf(row).length > 0;
        return (
          contains([name, email, organization, designation]) &&
          (!marks || (marks === 'some') === isMarked)
        );
      }),
    };
  },
});
