import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { StoredWork } from '@meritum/shared/contracts/account';
import {
  type JudgeForm,
  type JudgePreferences,
  judgeFields,
} from '@meritum/shared/contracts/judges';
import { foldText } from '@meritum/shared/contracts/search';
import type { PendingAuditEntry } from '../../module-kit/audit-trail';
import { retryOnConflict, writeWithEffects } from '../../module-kit/change-document';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import { allOf, type FieldsGiven, givenOf } from '../../module-kit/personal-data';
import type { Caller, Person } from '../../platform/authorisation/actor';
import { type Clock, days } from '../../platform/clock';
import { refused } from '../../platform/errors/domain-error';
import { foldedTexts } from '../../platform/mongo/listed';
import { employersOf } from '../employers/employers';
import type { MailedConfirmation } from '../identity/mails/values';
import { changeJudge, type Judges, linkFor } from './context';
import { aboveLimit, alreadyApplied, employerJustStated, notJudging } from './errors';
import type { Judge } from './judge';
import { judgeMail } from './mails/letters';
import { mayApply, mayJudge } from './policy';
import { isMinimal, limitOf, profileOf, statusAfterApplying } from './rules';

/**
 * Submits an application, once (STATE-004). With too few years it is rejected immediately (D61),
 * else it waits for an organiser. The applicant is mailed. Throws already-exists.
 */
export async function submitApplication(
  context: Judges,
  {
    applicant,
    form,
    invitation,
  }: { applicant: Person; form: JudgeForm; invitation?: string | undefined },
): Promise<Judge> {
  const { stores, platform, recordAudit } = context;
  const existing = await stores.judges.findByAccount(applicant.accountId);
  if (!mayApply(existing)) throw alreadyApplied();
  const profile = profileOf(form);
  const { fullName: name, organization } = profile;
  const { email, displayName } = existing ?? applicant;
  const fields = {
    ...profile,
    folded: foldedTexts({ name: name || displayName, organization, email, displayName }),
    status: statusAfterApplying(form),
    createdAt: platform.clock(),
    ...(invitation && { invitation }),
  };
  const confirmation = await linkFor(context, { ...applicant, ...fields });
  const effects = (judge: Judge) => ({
    audit: rejectionOf(judge, platform.clock),
    mails: [answerTo(judge, confirmation)],
  });
  if (existing) return changeJudge(context, existing, { fields, effects }, alreadyApplied);
  const judge: Judge = { ...newRecord(applicant), ...fields };
  const writing = { recordAudit, mail: platform.mail, conflict: alreadyApplied };
  return writeWithEffects(writing, effects(judge), (pendingEntries) =>
    stores.judges.insert(judge, pendingEntries),
  );
}

const answerTo = (judge: Judge, confirmation: MailedConfirmation | null) =>
  judgeMail(
    judge.status === 'REJECTED' ? 'judgeRejected' : 'applicationReceived',
    judge,
    confirmation,
  );

/** The fields of a new record that are not in the application. */
function newRecord({ accountId, email, emailConfirmed, displayName, ...person }: Person) {
  return {
    _id: randomUUID(),
    accountId,
    email,
    emailConfirmed,
    ...(person.formerEmails && { formerEmails: [...person.formerEmails] }),
    displayName,
    isVerified: false,
    verifiers: [],
    heldDecision: null,
    isPaid: false,
    deactivated: null,
    revision: 1,
    capacity: null,
    capacityLimit: null,
    reservations: [],
    answers: {},
    reminders: true,
    named: false,
    remindedAt: null,
    readyNotices: [],
    completedNotices: [],
  };
}

/** The audit entry of an automatic rejection. */
function rejectionOf(
  { _id: id, accountId, status }: Judge,
  clock: Clock,
): PendingAuditEntry | null {
  if (status !== 'REJECTED') return null;
  return pendingAuditEntry(clock, {
    actor: { command: 'qualification' },
    action: 'judge.rejected',
    subject: { id, accountId },
    reason: 'Fewer years than required',
    before: { status: 'APPLICATION_PENDING' },
    after: { status: 'REJECTED' },
  });
}

/** The actor as a judge. Throws permission-denied when they may not judge. */
export async function judgingAs({ stores }: Judges, { accountId }: Caller): Promise<Judge> {
  const judge = await stores.judges.findByAccount(accountId);
  if (!judge || !mayJudge(judge)) throw notJudging();
  return judge;
}

/** Applicants who are not verified, including rejected ones (OPEN-029). */
export async function pendingJudges({ stores }: Judges): Promise<Judge[]> {
  const unverified = await stores.judges.listUnverified();
  return unverified.filter((judge) => !isMinimal(judge));
}

/** How long a stated employer cannot change; with daily changes a judge could choose entries. */
const employerStays = days(30);

/** The changes for a newly stated employer or title; null if neither is new. */
function employerStated(judge: Judge, said: JudgePreferences, now: Date) {
  const { organization, designation, formerOrganizations = [] } = judge;
  const before = { organization, designation };
  const after = {
    organization: said.organization ?? organization,
    designation: said.designation ?? designation,
  };
  if (isDeepStrictEqual(before, after)) return null;
  const keysOf = (name: string) => employersOf([name], []).employers.toSorted();
  const isOther = !isDeepStrictEqual(keysOf(organization), keysOf(after.organization));
  const { employerStatedAt: last } = judge;
  if (isOther && last && now < new Date(last.getTime() + employerStays)) throw employerJustStated();
  return {
    fields: {
      folded: { ...judge.folded, organization: foldText(after.organization) },
      ...(isOther && {
        formerOrganizations: [...new Set([...formerOrganizations, organization])],
        employerStatedAt: now,
      }),
    },
    event: {
      action: 'judge.employer-stated' as const,
      subject: { id: judge._id, accountId: judge.accountId },
      ...{ reason: '', before, after },
    },
  };
}

/**
 * Changes a judge's preferences. Writes an audit entry for another employer or title.
 * @param planned nominations that the season plans for each judge
 * @throws permission-denied; invalid-argument for a capacity above the limit; failed-precondition
 * for another employer so soon after the last change
 */
export async function changePreferences(
  context: Judges,
  { accountId }: Caller,
  fields: JudgePreferences,
  planned: number,
): Promise<Judge> {
  return retryOnConflict(async () => {
    const judge = await judgingAs(context, { accountId });
    const limit = limitOf(judge, planned);
    if (fields.capacity !== undefined && fields.capacity > limit) throw aboveLimit(limit);
    const { platform } = context;
    const stated = employerStated(judge, fields, platform.clock());
    return changeJudge(context, judge, {
      fields: { ...fields, ...stated?.fields },
      effects: stated
        ? {
            audit: pendingAuditEntry(platform.clock, { actor: { accountId }, ...stated.event }),
            mails: [],
          }
        : 'nothing',
    });
  });
}

/** Stops the reminders of the judge that a mailed link names. Throws failed-precondition. */
export async function stopReminders(
  { stores }: Judges,
  judgeId: string | undefined,
): Promise<void> {
  if (!judgeId || !(await stores.judges.stopReminders(judgeId)))
    throw refused('This link does not work. Stop the reminders in the judge portal.');
}

/** Erases an account's record; false while an audit entry is pending. */
export async function eraseJudge(
  { stores, recordAudit }: Judges,
  accountId: string,
): Promise<boolean> {
  await stores.judges.forgetVerifier(accountId);
  const judge = await stores.judges.findByAccount(accountId);
  if (judge) await recordAudit(judge);
  return stores.judges.deleteByAccount(accountId);
}

/** The fields of their record that a judge gets a copy of. */
const given: FieldsGiven<Judge> = {
  ...allOf(judgeFields),
  _id: true,
  accountId: true,
  email: true,
  emailConfirmed: true,
  confirmationRemindedAt: true,
  formerEmails: true,
  folded: false,
  displayName: true,
  invitation: true,
  formerOrganizations: true,
  employerStatedAt: true,
  status: true,
  isVerified: true,
  verifiers: false,
  heldDecision: false,
  isPaid: true,
  deactivated: true,
  createdAt: true,
  revision: true,
  capacity: true,
  capacityLimit: true,
  reservations: false,
  answers: true,
  reminders: true,
  named: true,
  remindedAt: true,
  receiptsMailedAt: true,
  readyNotices: true,
  completedNotices: true,
  pendingMails: false,
  pendingAuditEntries: false,
};

/** The application as shown to the account's owner, who says whether it is theirs. */
export const workInJudge = ({ fullName, organization, createdAt }: Judge): StoredWork => ({
  kind: 'application',
  about: [fullName, organization].filter(Boolean).join(', '),
  at: createdAt.toISOString(),
});

export async function copyOfJudge({ stores }: Judges, accountId: string): Promise<object | null> {
  const judge = await stores.judges.findByAccount(accountId);
  return judge && givenOf(given, judge);
}
