import type { AuditAction } from '@meritum/shared/contracts/audit-actions';
import type { Json } from '../../module-kit/audit-trail';
import { changeDocument } from '../../module-kit/change-document';
import type { ChangedFields, Effects } from '../../module-kit/effects';
import type { MailRequest } from '../../module-kit/mail-request';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import type { Decider } from '../../platform/authorisation/actor';
import { type ContestSnapshot, readContest } from './contest-snapshot';
import type { ContestQueries, Results } from './context';
import { conflictOfDecider, mayDecideAs, type OrganisersNeeded } from './deciders';
import { conflictOfInterestError, resultChanged } from './errors';
import type { Contest, Result } from './result';

/** The contest of a decision, and whether the organiser has a conflict of interest. */
export interface DecisionSnapshot extends ContestSnapshot {
  inConflict: boolean;
}

interface LookOptions {
  refusal?: (() => Error) | undefined;
  needed?(snapshot: ContestSnapshot): OrganisersNeeded;
}

/**
 * Reads the contest of a decision. Throws permission-denied, or the given refusal, for an organiser
 * whose conflict of interest forbids deciding.
 */
export async function readForDecision(
  context: Results,
  actor: Decider,
  contest: Contest,
  { refusal = conflictOfInterestError, needed = () => 1 }: LookOptions = {},
): Promise<DecisionSnapshot> {
  // The affiliation is kept for the request, so `conflictOfDecider` finds it read.
  const [snapshot] = await Promise.all([
    readContest(context, contest),
    context.deps.nominations.affiliationOf(actor),
  ]);
  const deciding = await conflictOfDecider(context, actor, snapshot.nominations);
  if (!mayDecideAs(deciding, needed(snapshot))) throw refusal();
  return { ...snapshot, inConflict: deciding.conflict !== 'none' };
}

export async function mayDecide(
  context: ContestQueries,
  actor: Pick<Decider, 'person'>,
  contest: Contest,
): Promise<boolean> {
  const all = await context.deps.nominations.listByContest(contest);
  return mayDecideAs(await conflictOfDecider(context, actor, all));
}

export interface ResultChange {
  actor: { accountId: string } | { command: string };
  action: AuditAction;
  change: ChangedFields<Result>;
  /** The audit entry's subject; the result by default. */
  subject?: { id: string; accountId?: string };
  reason?: string;
  before?: Json;
  after: Json;
  mails?: readonly MailRequest[];
}

/**
 * Writes a decision together with its audit entry.
 * @throws failed-precondition when the result has changed since it was read
 */
export function changeResult(
  context: Results,
  read: Result,
  { change: fields, mails = [], ...event }: ResultChange,
): Promise<Result> {
  const filled = { subject: { id: read._id }, reason: '', before: null, ...event };
  const audit = pendingAuditEntry(context.platform.clock, filled);
  return writeResult(context, read, { fields, effects: { audit, mails } });
}

export interface ResultWrite {
  fields: ChangedFields<Result>;
  effects: Effects;
}

/** Writes a change that follows from an earlier decision. Throws as {@link changeResult} does. */
export const writeResult = (
  { stores, platform, recordAudit }: Results,
  read: Result,
  change: ResultWrite,
): Promise<Result> =>
  changeDocument(
    { change: stores.results.updateIf, recordAudit, mail: platform.mail, conflict: resultChanged },
    read,
    change,
  );
