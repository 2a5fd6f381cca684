import type { Application } from '@meritum/shared/contracts/applications';
import { applicationStates } from '@meritum/shared/contracts/list-options';
import { matchesSearch } from '@meritum/shared/contracts/search';
import { oneOf } from '../address/fields';
import { useAddressState } from '../address/useAddressState';
import { oneOfThese, searchFor } from '../filters/filter';
import { stateLabels } from '../judges/StateBadge';

const { all: _, ...state } = oneOfThese('State', applicationStates, stateLabels);

export const queueFilters = {
  search: searchFor('Search', { hint: 'Name, organization, job title or email' }),
  state: { ...state, ...oneOf(...applicationStates) },
  marks: oneOfThese('Remarks', ['none', 'some'], {
    none: 'Without remarks',
    some: 'With remarks',
  }),
};

export const useQueueView = () => useAddressState(queueFilters);
export type QueueView = ReturnType<typeof useQueueView>;

/** What an organiser should look at before deciding, in a word or two each. */
export function marksOf(row: Application): string[] {
  const { emailConfirmed, duplicates, sharesEmployer, conflicts, nominatesIn } = row;
  const { namesEmployer, possibleColleagues } = row;
  return [
    !row.mayDecide && 'Your own',
    duplicates.length > 0 && 'Possible duplicate',
    !emailConfirmed && 'Address not confirmed',
    sharesEmployer && row.mayDecide && 'Your employer',
    !namesEmployer && 'Names no employer',
    possibleColleagues.length > 0 && 'Possibly the same employer',
    nominatesIn.length > 0 ? 'Nominates' : conflicts > 0 && 'Conflicts of interest',
  ].filter((mark) => mark !== false);
}

/** The rows that match the search and have marks, or none, as asked. */
export function matching(
  rows: readonly Application[],
  { search, marks }: Pick<QueueView['values'], 'search' | 'marks'>,
): Application[] {
  const contains = matchesSearch(search);
  return rows.filter((row) => {
    const { name, email, organization, designation } = row;
    const isFound = contains([name, email, organization, designation]);
    return isFound && (marks === '' || (marks === 'some') === marksOf(row).length > 0);
  });
}
