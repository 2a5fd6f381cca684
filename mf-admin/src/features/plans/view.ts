import { oneOf, sortBy, text, useAddressState } from '../address/useAddressState';
import { consolePath } from '../console/screens';

const fields = {
  show: oneOf('coverage', 'plan'),
  /** Id of the open plan. */
  plan: text,
  /** Categories whose judging is to be opened, with commas between. */
  open: text,
  /** Cursor of the list of plans. */
  plans: text,
  sort: sortBy(['name', 'organization', 'category', 'assigned', 'completed'], {
    by: 'completed',
    descending: false,
  }),
};

export const useAssignmentsView = () => useAddressState(fields);

/** Where the plan is previewed that opens judging of categories. */
export const openingPath = (categories: readonly string[]): string =>
  `${consolePath('assignments')}?${new URLSearchParams({ show: 'plan', open: categories.join() })}`;
