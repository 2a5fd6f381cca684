import type { OtherAccount } from '../../platform/authorisation/actor';
import { emailsOf, type Identity } from '../../platform/authorisation/same-person';
import { employersOf } from '../employers/employers';
import type { Nomination } from './nomination';

type Entry = Pick<
  Nomination,
  | '_id'
  | 'organization'
  | 'publishedAs'
  | 'submittedBy'
  | 'email'
  | 'submitterEmail'
  | 'formerEmails'
>;

const parties = new WeakMap<Entry, ReturnType<typeof readParty>>();

function readParty({ _id, organization, publishedAs, submittedBy, email, ...rest }: Entry) {
  const emails = [...new Set([email, rest.submitterEmail, ...(rest.formerEmails ?? [])])];
  const organizations = [organization, ...(publishedAs ? [publishedAs.organization] : [])];
  return { id: _id, people: [submittedBy], emails, ...employersOf(organizations, emails) };
}

/**
 * The people and employers of a nomination that decide conflicts of interest. Computed once for
 * each object, because the overview compares thousands of nominations with each organiser.
 */
export function partyOfEntry(entry: Entry) {
  const known = parties.get(entry) ?? readParty(entry);
  parties.set(entry, known);
  return known;
}

interface JudgeParty extends Identity {
  _id: string;
  organization: string;
  formerOrganizations?: readonly string[];
  /** Identities and organizations of the judge's other accounts. */
  otherAccounts?: readonly (OtherAccount & { organizations: readonly string[] })[];
}

/**
 * A judge's identity and employers, which decide conflicts of interest.
 * @param own the judge's own nominations
 */
export const partyOfJudge = (
  { _id, organization, formerOrganizations = [], ...person }: JudgeParty,
  own: readonly Pick<Nomination, 'category' | 'organization'>[] = [],
) => {
  const emails = emailsOf(person);
  const elsewhere = (person.otherAccounts ?? []).flatMap(({ organizations }) => organizations);
  const nominated = own.map((entry) => entry.organization);
  const organizations = [organization, ...formerOrganizations, ...elsewhere, ...nominated];
  return {
    id: _id,
    account: person.accountId,
    emails,
    nominates: own.map(({ category }) => ({ category })),
    ...employersOf(organizations, emails),
  };
};
