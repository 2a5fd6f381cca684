import type { ListedNomination } from '@meritum/shared/contracts/listed-nominations';
import type { Sheet } from '../../../platform/exports/sheet';

/** Nominations as a table, without judging data where the reader has a conflict of interest. */
export const nominationsSheet = (rows: readonly ListedNomination[]): Sheet<ListedNomination> => ({
  name: 'Nominations',
  columns: [
    { title: 'Id', of: ({ id }) => id },
    { title: 'Nominee', of: ({ name }) => name },
    { title: 'Organization', of: ({ organization }) => organization },
    { title: 'Email', of: ({ email }) => email },
    { title: 'Email confirmed', of: ({ emailConfirmed }) => emailConfirmed },
    { title: 'Category', of: ({ category }) => category },
    { title: 'Status', of: ({ status }) => status },
    { title: 'Review state', of: ({ reviewState }) => reviewState },
    { title: 'Voided', of: ({ voided }) => voided },
    { title: 'Submitted (UTC)', of: ({ submittedAt }) => submittedAt },
    { title: 'Document', of: ({ hasDocument }) => hasDocument },
    { title: 'Judges', of: ({ assigned }) => assigned },
    { title: 'Ratings', of: ({ completed }) => completed },
    { title: 'Conflict of interest', of: ({ conflict }) => conflict },
  ],
  rows,
});
