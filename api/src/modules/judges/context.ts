import type { AuditAction } from '@meritum/shared/contracts/audit-actions';
import type { EntryOfJudge } from '@meritum/shared/contracts/listed-judges';
import type { HistoryEntry } from '@meritum/shared/contracts/lists';
import type { AuditEvent } from '../../module-kit/audit-trail';
import { changeDocument } from '../../module-kit/change-document';
import type { Platform } from '../../module-kit/define-module';
import type { ChangedFields, Effects } from '../../module-kit/effects';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import type { People } from '../../platform/authorisation/two-organisers';
import type { LinkTokens } from '../../platform/link-tokens';
import type { ConfirmationLink } from '../identity/confirmation-links';
import type { MessagesApi } from '../messages/module';
import type { NominationsApi } from '../nominations/api';
import type { RowMarks } from '../nominations/console/notes';
import type { Reminding } from '../nominations/context';
import type { SeasonsView } from '../seasons/view';
import type { HiddenFromReader, JudgeWork, WorkOfSeason } from './console/work';
import { judgeChanged } from './errors';
import type { Invitation, MarksOf } from './invitations/invitation';
import type { InvitationsStore } from './invitations/store';
import type { Judge } from './judge';
import { judgeMail } from './mails/letters';
import type { OtherAccounts } from './persons';
import type { JudgesStore } from './store';

export interface Judges {
  stores: { judges: JudgesStore; invitations: InvitationsStore };
  deps: {
    identity: People & {
      /** The link that confirms the account's address, for a receipt. */
      confirmationLink: ConfirmationLink;
      confirmedAmong(accountIds: readonly string[]): Promise<string[]>;
    } & OtherAccounts &
      Reminding['deps']['identity'];
    audit: {
      /** The history of the subject with this id, newest first. */
      historyOf(id: string): Promise<HistoryEntry[]>;
    };
    contests: { closedIn(season: string): Promise<ReadonlySet<string>> };
    seasons: SeasonsView;
    messages: MessagesApi;
    nominations: NominationsApi;
    assignments: {
      /** Nominations of a season that judges with these accounts were ever assigned. */
      findNominationIdsByAccounts(accounts: readonly string[], season: string): Promise<string[]>;
      /** The work of a season's judges, or of those with these accounts, by the judge's id. */
      activityOf(
        without: HiddenFromReader,
        of?: readonly string[],
      ): Promise<ReadonlyMap<string, WorkOfSeason>>;
      /** A judge's present and former entries of a season, with counts. */
      entriesOf(
        judge: Judge,
        without: HiddenFromReader,
      ): Promise<{
        entries: readonly Pick<EntryOfJudge, 'nominationId' | 'status'>[];
        activity: JudgeWork;
      }>;
    };
    team: Pick<RowMarks, 'noteMarks' | 'noted'>;
    /** `forget` erases recipients of mails whose keys begin so; waiting ones are not sent. */
    mail: Pick<RowMarks, 'cameBack'> & { forget(keysFrom: string): Promise<void> };
    notices: {
      /** Assigns available judges, and withdraws assignments of former judges. */
      allocate(): Promise<unknown>;
    };
  };
  platform: Platform;
  marksOf: MarksOf;
  recordAudit(judge: Judge): Promise<void>;
  recordInvitation(invitation: Invitation): Promise<void>;
  /** Nominations that the season plans for each judge. */
  plannedCapacity(): Promise<number>;
  /** Tokens of mailed links, by the purposes in `links.ts`. */
  tokens: Pick<LinkTokens, 'idOf'>;
}

/**
 * The confirmation link for a mail to a judge. Null for a confirmed address, and for a rejected
 * applicant, who does not need it.
 */
export const linkFor = async (
  { deps }: Judges,
  { accountId, emailConfirmed, status }: Pick<Judge, 'accountId' | 'emailConfirmed' | 'status'>,
) =>
  emailConfirmed || status === 'REJECTED'
    ? null
    : await deps.identity.confirmationLink({ accountId, portal: 'judging' });

/**
 * Changes a judge and delivers the audit entry and mails of the change.
 * @throws the conflict when the judge has changed since it was read
 */
export const changeJudge = (
  { stores, platform, recordAudit }: Judges,
  judge: Judge,
  change: { fields: ChangedFields<Judge>; effects: Effects | ((next: Judge) => Effects) },
  conflict = judgeChanged,
): Promise<Judge> =>
  changeDocument(
    { change: stores.judges.updateIf, recordAudit, mail: platform.mail, conflict },
    judge,
    change,
  );

interface Decided extends Omit<AuditEvent, 'subject' | 'action'> {
  /** Null for a decision that changes nothing and is not audited. */
  action: AuditAction | null;
  fields: ChangedFields<Judge>;
  mail?: Parameters<typeof judgeMail>[0];
  /** The organiser who can undo it while its mail waits; without one the mail leaves now. */
  heldFor?: string;
}

/**
 * Changes a judge by a decision, with its audit entry and mail. Ends the undoing of an earlier
 * decision, so that undoing never erases a later one.
 * @throws failed-precondition when the judge has changed since it was read
 */
export async function changeAsDecided(
  context: Judges,
  judge: Judge,
  { action, fields, mail, heldFor, ...event }: Decided,
): Promise<Judge> {
  const subject = { id: judge._id, accountId: judge.accountId };
  const audit = action && pendingAuditEntry(context.platform.clock, { ...event, action, subject });
  const next = { ...judge, ...fields, revision: judge.revision + 1 };
  const notice = mail && judgeMail(mail, next, await linkFor(context, next));
  // A mail that was held is sent now, so that it is not lost.
  const before = judge.heldDecision ? [judge.heldDecision.mail] : [];
  const { status: from } = judge;
  const heldDecision =
    notice && heldFor ? { by: heldFor, at: context.platform.clock(), from, mail: notice } : null;
  return changeJudge(context, judge, {
    fields: { ...fields, heldDecision },
    effects: { audit, mails: !notice || heldDecision ? before : [...before, notice] },
  });
}
