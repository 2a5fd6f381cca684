import { oneOf, sortBy, text } from '../address/fields';
import { useAddressState } from '../address/useAddressState';

const fields = {
  show: oneOf('coverage', 'judges', 'plan'),
  /** Id of the plan that is looked at. */
  plan: text,
  /** `next` of a page of plans. */
  plans: text,
  sort: sortBy(['name', 'organization', 'category', 'assigned', 'completed'], {
    by: 'completed',
    descending: false,
  }),
  loads: sortBy(['judge', 'load', 'rated', 'capacity', 'room'], { by: 'room', descending: true }),
};

/** What the screen shows, kept in its address. */
export const useAssignmentsView = () => useAddressState(fields);
export type AssignmentsView = ReturnType<typeof useAssignmentsView>;
