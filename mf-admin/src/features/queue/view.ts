import type { Application } from '@meritum/shared/contracts/applications';
import { applicationStates } from '@meritum/shared/contracts/list-options';
import { matchesSearch } from '@meritum/shared/contracts/search';
import { oneOf, text } from '../address/fields';
import { useAddressState } from '../address/useAddressState';

const fields = {
  search: text,
  state: oneOf(...applicationStates),
  marks: oneOf('all', 'none', 'some'),
};

/** Which applications are shown, kept in the address. */
export const useQueueView = () => useAddressState(fields);
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
    return isFound && (marks === 'all' || (marks === 'some') === marksOf(row).length > 0);
  });
}
