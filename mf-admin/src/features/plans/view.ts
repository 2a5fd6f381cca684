import { oneOf, sortBy, text, useAddressState } from '../address/useAddressState';

const fields = {
  show: oneOf('coverage', 'plan'),
  /** Id of the open plan. */
  plan: text,
  /** Categories whose judging is to be opened, comma-separated. */
  open: text,
  /** Cursor of the list of plans. */
  plans: text,
  sort: sortBy(['name', 'organization', 'category', 'assigned', 'completed'], {
    by: 'completed',
    descending: false,
  }),
};

export const useAssignmentsView = () => useAddressState(fields);
