import type { Application, ApplicationsQuery } from '@meritum/shared/contracts/applications';
import type { Decider } from '../../../platform/authorisation/actor';
import { isSamePerson } from '../../../platform/authorisation/same-person';
import { employerDomain } from '../../employers/domains';
import { likenessOf, sameOf } from '../../employers/likeness';
import { namesEmployer } from '../../employers/names';
import { pendingJudges } from '../commands';
import type { Judges } from '../context';
import { invitationsOf } from '../invitations/people';
import type { Judge } from '../judge';
import { withOtherAccounts } from '../persons';
import { entriesOfEmployer } from '../possible-colleagues';
import { stateOf } from '../rules';
import { type ConcerningEntries, conflictsAmong, duplicatesAmong, sharesEmployer } from './marks';

/**
 * Applications in one state, oldest first, with marks that help to decide. Entries with which the actor
 * has a conflict of interest are not counted.
 */
export async function listApplications(
  context: Judges,
  actor: Decider,
  { state = 'waiting' }: ApplicationsQuery,
): Promise<Application[]> {
  const inState = (await pendingJudges(context)).filter((judge) => stateOf(judge) === state);
  const pending = await withOtherAccounts(context, inState);
  const [person, affiliation, { entries }, everybody] = await Promise.all([
    actor.person(),
    context.deps.nominations.affiliationOf(actor),
    context.deps.nominations.entriesFor(actor),
    context.stores.judges.listAll(),
  ]);
  const seen = entries.filter(({ conflict, status }) => !conflict && status === 'UNDER_REVIEW');
  const concerning = conflictsAmong(pending, seen);
  const duplicatesOf = duplicatesAmong(everybody);
  const colleaguesOf = await entriesOfEmployer(seen);
  const invitations = await invitationsOf(context, actor, inState);
  return pending.map((judge) => ({
    ...presentApplication(judge, state),
    ...(concerning.get(judge._id) ?? none),
    duplicates: duplicatesOf(judge),
    ...(invitations.has(judge._id) && { invitation: invitations.get(judge._id) }),
    possibleColleagues: colleaguesOf(judge).filter(({ hasConflict }) => !hasConflict),
    sharesEmployer: sharesEmployer(affiliation, judge),
    mayDecide: person.role !== 'reader' && !isSamePerson(person, judge),
  }));
}

const none: ConcerningEntries = { conflicts: 0, nominatesIn: [] };

function presentApplication(judge: Judge, state: Application['state']) {
  const { _id: id, revision, fullName: name, email, emailConfirmed, linkedInUrl } = judge;
  const { designation, organization, experienceYears, judgingYears, createdAt } = judge;
  return {
    id,
    revision,
    state,
    name,
    email,
    emailConfirmed,
    linkedInUrl,
    designation,
    organization,
    namesEmployer: namesEmployer(organization),
    mailbox: mailboxOf(organization, email),
    experienceYears,
    judgingYears,
    reasons: [judge.reason1, judge.reason2, judge.reason3],
    appliedAt: createdAt.toISOString(),
  };
}

/** Whether the address belongs to the stated employer, which anyone can name. */
function mailboxOf(organization: string, email: string): Application['mailbox'] {
  if (employerDomain(email) === null) return 'free';
  return sameOf(likenessOf([organization], []), likenessOf([], [email])) ? 'employer' : 'elsewhere';
}
