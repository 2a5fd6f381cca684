import { employerDomain } from './domains';
import { nameKeys } from './names';

/** Employers of a person by what they wrote, as keys that the assignment engine compares. */
export interface Employers {
  /** One for each spelling of an employer's name; none for a name of nobody. */
  employers: readonly string[];
  domains: readonly string[];
}

/** Decides who works for whom: for judges, organisers, plans and duplicates. */
export const employersOf = (
  organizations: readonly string[],
  emails: readonly string[],
): Employers => ({
  employers: [...new Set(organizations.flatMap(nameKeys))],
  domains: [...new Set(emails.flatMap((email) => employerDomain(email) ?? []))],
});
