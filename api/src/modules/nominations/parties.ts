import { employersOf } from '../employers/employers';
import type { Nomination } from './nomination';

type Entry = Pick<
  Nomination,
  '_id' | 'organization' | 'submittedBy' | 'email' | 'submitterEmail' | 'formerEmails'
>;

const parties = new WeakMap<Entry, ReturnType<typeof readParty>>();

function readParty({ _id, organization, submittedBy, email, submitterEmail, ...rest }: Entry) {
  const emails = [...new Set([email, submitterEmail, ...(rest.formerEmails ?? [])])];
  return { id: _id, people: [submittedBy], emails, ...employersOf([organization], emails) };
}

/**
 * What of a nomination can be in conflict of interest, as the assignment engine takes it. Read once
 * for each object: the overview compares thousands of nominations with each organiser who looks.
 */
export function partyOfEntry(entry: Entry) {
  const known = parties.get(entry) ?? readParty(entry);
  parties.set(entry, known);
  return known;
}

interface JudgeParty {
  _id: string;
  accountId: string;
  email: string;
  formerEmails?: readonly string[];
  organization: string;
}

/**
 * What of a judge can be in conflict of interest.
 * @param own the judge's own nominations
 */
export const partyOfJudge = (
  { _id, accountId, email, formerEmails = [], organization }: JudgeParty,
  own: readonly Pick<Nomination, 'category' | 'organization'>[] = [],
) => {
  const emails = [email, ...formerEmails];
  return {
    id: _id,
    account: accountId,
    emails,
    nominates: own.map(({ category }) => ({ category })),
    ...employersOf([organization, ...own.map((entry) => entry.organization)], emails),
  };
};
