import { employerDomain } from './domains';
import { nameKeys } from './names';

/** Whom somebody works for by what they wrote, as keys that the assignment engine compares. */
export interface Employers {
  /** One for each way to write an employer's name; none for one that names nobody. */
  employers: readonly string[];
  /** Domains of employers' addresses. */
  domains: readonly string[];
}

/** The one rule of who works for whom: for judges, organisers, plans and duplicates. */
export const employersOf = (
  organizations: readonly string[],
  emails: readonly string[],
): Employers => ({
  employers: [...new Set(organizations.flatMap(nameKeys))],
  domains: [...new Set(emails.flatMap((email) => employerDomain(email) ?? []))],
});
