import type { Judge } from '../judges/judge';
import { employersOf } from './employers/employers';
import type { Nomination } from './nomination';

/** What of a nomination can be in conflict of interest, as the assignment engine takes it. */
export const partyOfEntry = ({
  _id,
  organization,
  submittedBy,
  email,
  submitterEmail,
}: Pick<Nomination, '_id' | 'organization' | 'submittedBy' | 'email' | 'submitterEmail'>) => ({
  id: _id,
  people: [submittedBy],
  emails: [...new Set([email, submitterEmail])],
  ...employersOf([organization], [email, submitterEmail]),
});

/**
 * What of a judge can be in conflict of interest.
 * @param own the judge's own nominations
 */
export const partyOfJudge = (
  {
    _id,
    accountId,
    email,
    organization,
  }: Pick<Judge, '_id' | 'accountId' | 'email' | 'organization'>,
  own: readonly Pick<Nomination, 'category' | 'organization'>[] = [],
) => ({
  id: _id,
  account: accountId,
  email,
  nominates: own.map(({ category }) => ({ category })),
  ...employersOf([organization, ...own.map((entry) => entry.organization)], [email]),
});
