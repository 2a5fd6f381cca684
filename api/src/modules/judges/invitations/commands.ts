import type {
  InvitationCounts,
  InvitationsPreview,
  InvitationsPreviewRequest,
  InvitationsRequest,
  OpenedInvitation,
  PastedLine,
} from '@meritum/shared/contracts/invitations';
import { limits } from '@meritum/shared/contracts/limits';
import type { Season } from '@meritum/shared/contracts/seasons';
import { delivered } from '../../../module-kit/change-document';
import { pendingAuditEntry } from '../../../module-kit/pending-entries';
import type { Caller } from '../../../platform/authorisation/actor';
import { after, days } from '../../../platform/clock';
import { isOpenToJudges, seasonOpenToJudges } from '../again';
import type { Judges } from '../context';
import {
  invitationNotUsable,
  invitationsBusy,
  moreToInvite,
  tooManyPasted,
  tooManyToday,
} from '../errors';
import { invitedToJudge, stoppingInvitations } from '../links';
import { invitingTo, mailsOfInvitation } from '../mails/invitation';
import { isVerifiedJudge } from '../rules';
import { type Invitation, invitationId } from './invitation';
import { readPasted } from './pasted';
import { applicants } from './people';

/** How long after an invitation its reminder may be sent. */
const remindedAfter = days(7);

async function leftToday({ stores, platform }: Judges): Promise<number> {
  const mailed = await stores.invitations.countMailedSince(after(platform.clock(), -days(1)));
  return Math.max(0, limits.invitationsPerDay - mailed);
}

/** The people of a pasted list, each with what happens to them. */
async function readList(context: Judges, { season, text }: InvitationsPreviewRequest) {
  const { stores, marksOf } = context;
  const read = readPasted(text);
  if (read.length > limits.invitationsPerDay) throw tooManyPasted(limits.invitationsPerDay);
  const people = read.map((one) => ({ ...one, marks: marksOf(one.email) }));
  const all = people.flatMap(({ marks }) => marks);
  const [who, never, before] = await Promise.all([
    applicants(context),
    stores.invitations.listNeverInvited(all),
    stores.invitations.findByIds(all.map((mark) => invitationId(mark, season))),
  ]);
  const invited = new Set(before.map(({ mark }) => mark));
  const seen = new Set<string>();
  return people.map(({ isMalformed, marks, ...person }) => {
    const stateOf = (): PastedLine['state'] => {
      const [mark = ''] = marks;
      if (isMalformed) return 'malformed';
      if (seen.has(mark)) return 'repeated';
      seen.add(mark);
      const applicant = who.withMark(marks);
      if (applicant) return isVerifiedJudge(applicant) ? 'judge' : 'applied';
      if (marks.some((one) => never.has(one))) return 'unwanted';
      return marks.some((one) => invited.has(one)) ? 'invited' : 'ready';
    };
    return { ...person, state: stateOf() };
  });
}

/** Whom a list would invite. Throws not-found; failed-precondition once the season is judged. */
export async function previewInvitations(
  context: Judges,
  asked: InvitationsPreviewRequest,
): Promise<InvitationsPreview> {
  await seasonOpenToJudges(context, asked.season);
  const lines = await readList(context, asked);
  const ready = lines.filter(({ state }) => state === 'ready').length;
  return { lines, ready, leftToday: await leftToday(context) };
}

/** Serialises invitations, so that the daily limit holds for all organisers together. */
async function alone<Result>(context: Judges, work: () => Promise<Result>): Promise<Result> {
  const done = await context.platform.oneAtATime('inviting judges', work);
  if (done === undefined) throw invitationsBusy();
  return done;
}

interface Inviting {
  invitation: Invitation;
  season: Season;
  isReminder: boolean;
}

/** Stores, audits and mails an invitation or its reminder; false when somebody else was first. */
async function invite(
  { stores, platform, recordInvitation: recordAudit }: Judges,
  actor: Caller,
  { invitation, season, isReminder }: Inviting,
): Promise<boolean> {
  const audit = pendingAuditEntry(platform.clock, {
    actor: { accountId: actor.accountId },
    action: isReminder ? 'invitation.reminded' : 'invitation.sent',
    subject: { id: invitation._id },
    reason: '',
    before: null,
    after: { season: season.id },
  });
  const effects = { audit, mails: [invitingTo(invitation, season.name, isReminder)] };
  const written = isReminder
    ? await stores.invitations.remind(invitation._id, platform.clock(), effects)
    : await stores.invitations.insert(invitation, effects);
  if (written) await delivered({ recordAudit, mail: platform.mail }, written, effects);
  return written !== null;
}

/**
 * Invites everybody on a list who can be invited, each mailbox once a season. Writes an audit entry
 * for each. An invitation decides nothing about an application.
 * @throws not-found; failed-precondition for more people than were confirmed or a day allows
 */
export const sendInvitations = (context: Judges, actor: Caller, asked: InvitationsRequest) =>
  alone(context, async () => {
    const season = await seasonOpenToJudges(context, asked.season);
    const lines = await readList(context, asked);
    const ready = lines.filter(({ state }) => state === 'ready');
    const left = await leftToday(context);
    if (ready.length > asked.most) throw moreToInvite(ready.length);
    if (ready.length > left) throw tooManyToday(left);
    let invited = 0;
    for (const { email, name, organization } of ready) {
      const [mark = ''] = context.marksOf(email);
      const invitation: Invitation = {
        _id: invitationId(mark, season.id),
        ...{ season: season.id, mark, email, name, organization },
        ...{ by: actor.accountId, at: context.platform.clock() },
        ...{ remindedAt: null, openedAt: null, stoppedAt: null },
      };
      if (await invite(context, actor, { invitation, season, isReminder: false })) invited += 1;
    }
    return { invited, before: lines.filter(({ state }) => state === 'invited').length };
  });

/** Invited people who may get a reminder, the earliest invited first. */
async function remindable(context: Judges, invitations: readonly Invitation[]) {
  const who = await applicants(context);
  const until = after(context.platform.clock(), -remindedAfter);
  return invitations
    .filter((one) => one.at <= until && !one.remindedAt && !one.stoppedAt && !who.to(one))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

/**
 * Reminds those who were invited a week ago and have not applied, once each, as many as the day allows.
 * @throws not-found; failed-precondition once the season is judged
 */
export const remindInvited = (context: Judges, actor: Caller, id: string) =>
  alone(context, async () => {
    const season = await seasonOpenToJudges(context, id);
    const due = await remindable(context, await context.stores.invitations.listBySeason(season.id));
    let reminded = 0;
    for (const invitation of due.slice(0, await leftToday(context)))
      if (await invite(context, actor, { invitation, season, isReminder: true })) reminded += 1;
    return { reminded };
  });

/** Counts a season's invitations by their outcome. */
export async function countInvitations(
  context: Judges,
  named: string | undefined,
): Promise<InvitationCounts> {
  const season = await context.deps.seasons.named(named);
  const all = await context.stores.invitations.listBySeason(season.id);
  const [who, due, left, isOpen] = await Promise.all([
    applicants(context),
    remindable(context, all),
    leftToday(context),
    isOpenToJudges(context, season),
  ]);
  const applied = all.flatMap((one) => who.to(one) ?? []);
  return {
    ...{ season: season.id, name: season.name, isOpen },
    invited: all.length,
    opened: all.filter(({ openedAt }) => openedAt).length,
    applied: applied.length,
    accepted: applied.filter(isVerifiedJudge).length,
    stopped: all.filter(({ stoppedAt }) => stoppedAt).length,
    ...{ toRemind: isOpen ? Math.min(due.length, left) : 0, leftToday: left },
  };
}

/** The invitation of a link, if its season still takes judges; undefined for any other token. */
async function named(context: Judges, token: string) {
  const invitation = await context.stores.invitations.findById(
    context.tokens.idOf(invitedToJudge, token) ?? '',
  );
  if (!invitation) return undefined;
  const season = await context.deps.seasons.named(invitation.season);
  return (await isOpenToJudges(context, season)) ? { invitation, season } : undefined;
}

/** The form's values from an invitation, whose opening is counted. Throws failed-precondition. */
export async function openInvitation(context: Judges, token: string): Promise<OpenedInvitation> {
  const found = await named(context, token);
  if (!found) throw invitationNotUsable();
  const { invitation, season } = found;
  await context.stores.invitations.open(invitation._id, context.platform.clock());
  const isUsed = (await applicants(context)).to(invitation) !== undefined;
  const { name = '', organization = '' } = isUsed ? {} : invitation;
  return { season: season.name, name, organization, isUsed };
}

/**
 * The invitation by which somebody applies; undefined if it is unknown, expired or used. It proves
 * no address, because people forward invitations.
 */
export async function invitationUsed(context: Judges, token: string | undefined) {
  const found = token && (await named(context, token));
  if (!found || (await applicants(context)).to(found.invitation)) return undefined;
  return found.invitation._id;
}

/** Ends all invitations to the mailbox of a mailed link. Throws failed-precondition. */
export async function stopInvitations(context: Judges, token: string): Promise<void> {
  const mark = context.tokens.idOf(stoppingInvitations, token);
  if (!mark) throw invitationNotUsable();
  await endInvitations(context, mark);
}

/** Ends all invitations to a mailbox. Also erases it from the outbox, where reminders may wait. */
export async function endInvitations({ stores, deps, platform }: Judges, mark: string) {
  await stores.invitations.stop(mark, platform.clock());
  await deps.mail.forget(mailsOfInvitation(invitationId(mark, '')));
}

/** Removes the invitations of seasons that take no more judges, with the addresses of their mails. */
export async function removeInvitations(context: Judges): Promise<void> {
  const { stores, deps } = context;
  for (const season of await deps.seasons.all()) {
    if (await isOpenToJudges(context, season)) continue;
    for (const { _id } of await stores.invitations.listBySeason(season.id))
      await deps.mail.forget(mailsOfInvitation(_id));
    await stores.invitations.deleteAll({ season: season.id });
  }
}
