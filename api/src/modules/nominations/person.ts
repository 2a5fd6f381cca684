import type { StoredWork } from '@meritum/shared/contracts/account';
import { nominationTexts } from '@meritum/shared/contracts/nominations';
import { allOf, type FieldsGiven, givenOf } from '../../module-kit/personal-data';
import type { Nominations } from './context';
import type { Nomination } from './nomination';
import { anonymiseNomination } from './rules';

/**
 * Removes the nominator from all of their nominations, see {@link anonymiseNomination}. False if a
 * simultaneous change came first.
 */
export async function eraseNominations(
  { stores, platform, recordAudit }: Nominations,
  accountId: string,
): Promise<boolean> {
  let complete = true;
  await stores.nominations.forgetProposer(accountId);
  for (const nomination of await stores.nominations.listByOwner(accountId)) {
    await recordAudit(nomination);
    const anonymous = anonymiseNomination(nomination, platform.clock());
    if (!(await stores.nominations.erase(nomination, anonymous))) complete = false;
  }
  return complete;
}

/** The fields of a nomination that its nominator gets a copy of. */
const given: FieldsGiven<Nomination> = {
  ...allOf(nominationTexts),
  _id: true,
  season: true,
  category: true,
  submittedBy: false,
  status: true,
  submission: false,
  submittedAt: true,
  emailConfirmedAt: true,
  mailbox: true,
  confirmationRemindedAt: true,
  publishedName: true,
  reportedLinks: true,
  publishedAs: true,
  revision: true,
  returned: true,
  returnProposed: false,
  lookedAt: true,
  judgingBegun: false,
  hasFormerRatings: false,
  erasedAt: true,
  email: true,
  projectTitle: true,
  supportingLinks: true,
  supportingDocUrl: true,
  document: true,
  submitterEmail: true,
  folded: false,
  formerEmails: true,
  agreeTerms: true,
  pendingMails: false,
  pendingAuditEntries: false,
};

/** Nominations as shown to the account's owner, who says whether they are theirs. */
export async function workInNominations(
  { stores }: Nominations,
  accountId: string,
): Promise<StoredWork[]> {
  const own = await stores.nominations.listByOwner(accountId);
  return own.map(({ fullName, organization, category, season, submittedAt }) => ({
    kind: 'nomination',
    about: `${fullName}, ${organization}, ${category} ${season}`,
    at: submittedAt.toISOString(),
  }));
}

/** The account's nominations with their essays, for the copy of its data. */
export const copiesOfNominations = async (
  { stores }: Nominations,
  accountId: string,
): Promise<object[]> =>
  (await stores.nominations.listByOwner(accountId)).map((nomination) => givenOf(given, nomination));
