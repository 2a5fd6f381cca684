import { employerDomain } from './domains';
import { nameKeys } from './names';

/** A person's employers by the organizations and addresses that they gave, as keys to compare. */
export interface Employers {
  /** One key for each spelling of an employer's name; none where the text names no employer. */
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
