import { answerRepetition } from '../../module-kit/change-document';
import { accountsOf } from '../../platform/authorisation/same-person';
import { after, days } from '../../platform/clock';
import type { AddressOfOwner } from '../identity/account';
import { runningSeasons } from '../seasons/rules';
import { progressAsJudge, takingNominations } from './commands';
import type { Nominations, Reminded, ReminderTurn, Reminding } from './context';
import { returnedForOtherAccount } from './errors';
import type { Nomination, Unreminded, WithoutEssay } from './nomination';
import { ratedRivals, returnReviewed } from './returning';
import { isInContest, isReturned } from './rules';
import type { ShortNomination } from './store';

type WaitingFields = Pick<ShortNomination, 'status' | 'emailConfirmedAt' | 'category'>;

/** Earlier than any reminder. */
export const neverReminded = new Date(0);

/** The time from a submission or application to the reminder to confirm the address. */
export const remindedAfter = days(2);

const sameMailbox = {
  actor: { command: 'one nomination for each mailbox' },
  reason: { note: returnedForOtherAccount },
};

/** Confirms every nomination of each confirmed address (D38); repeatable. */
export async function noteConfirmedNominators(context: Nominations): Promise<void> {
  const { stores, deps, platform } = context;
  const confirmed = await deps.identity.confirmedAmong(
    await stores.nominations.listUnconfirmedOwners(),
  );
  if (confirmed.length === 0) return;
  const { marked, refused } = await stores.nominations.markConfirmed(confirmed, platform.clock());
  for (const one of refused) await returnConfirmed(context, one, sameMailbox);
  // Checked after the address is stored as confirmed, so that a simultaneous rating sees it.
  for (const one of marked) await keepOneOfPerson(context, one);
}

/** Gives an account's nominations its new address, by which other accounts are matched. */
export async function followAddress(context: Nominations, owner: AddressOfOwner): Promise<void> {
  await context.stores.nominations.updateAddress(owner);
  for (const one of await context.stores.nominations.listByOwner(owner._id))
    if (isInContest(one)) await keepOneOfPerson(context, one);
}

/**
 * Returns a nomination with a note if its nominator takes part in the contest with another account,
 * or has rated rivals with one; repeatable. If judging of this one has begun, the other is
 * returned; if judging of both has begun, neither.
 */
async function keepOneOfPerson(context: Nominations, nomination: Nomination): Promise<void> {
  const { stores, deps } = context;
  const person = await deps.identity.personOf(nomination.submittedBy);
  if (!person || (await deps.contests.closedIn(nomination.season)).has(nomination.category)) return;
  const all = await stores.nominations.listByAccounts(nomination, accountsOf(person));
  const others = all.filter((one) => one._id !== nomination._id && isInContest(one));
  const unrated = [nomination, ...others].find((one) => !one.judgingBegun);
  if (!unrated) return;
  if (others.length > 0) return returnConfirmed(context, unrated, sameMailbox);
  const { completed } = await progressAsJudge(context, person, nomination);
  if (completed > 0) await returnConfirmed(context, unrated, ratedRivals);
}

async function returnConfirmed(
  context: Nominations,
  nomination: Nomination,
  why: Pick<Parameters<typeof returnReviewed>[2], 'actor' | 'reason'>,
): Promise<void> {
  if (isReturned(nomination)) return;
  const taking = await takingNominations(context, nomination.submittedBy);
  await answerRepetition(
    () => returnReviewed(context, nomination, { ...why, taking, emailConfirmed: true }),
    // Another process has returned it, or its nominator has changed it: the next run checks again.
    async () => nomination,
  );
}

/** Reminds once each nominator of a running season whose address is unconfirmed. */
export async function remindNominatorsToConfirm(context: Nominations): Promise<void> {
  const sent = after(context.platform.clock(), -remindedAfter);
  for (const one of await leftOut(context, { sent, reminded: neverReminded }))
    await remindNominator(context, one, { key: one._id, before: neverReminded });
}

/** Nominations of running seasons that wait for a confirmed address and can still take part. */
async function leftOut(context: Nominations, until: Unreminded): Promise<WithoutEssay[]> {
  const found: WithoutEssay[] = [];
  for (const { id } of runningSeasons(
    await context.deps.seasons.findNewest(),
    context.platform.clock(),
  )) {
    const [closed, waiting] = await Promise.all([
      context.deps.contests.closedIn(id),
      context.stores.nominations.listUnconfirmed(id, until),
    ]);
    found.push(...waiting.filter(({ category }) => !closed.has(category)));
  }
  return found;
}

/** Somebody who is left out until they confirm their address. */
export interface LeftOut {
  accountId: string;
  email: string;
  remindedAt: Date | null;
  /** Mails them a reminder; false if already reminded, confirmed, or no longer waiting. */
  remind(turn: ReminderTurn): Promise<boolean>;
}

/** Nominators who are left out, whether reminded or not; one for each nomination, oldest first. */
export async function nominatorsLeftOut(context: Nominations): Promise<LeftOut[]> {
  const now = context.platform.clock();
  const nominations = await leftOut(context, { sent: now, reminded: now });
  const owners = nominations.map(({ submittedBy }) => submittedBy);
  const confirmed = new Set(await context.deps.identity.confirmedAmong(owners));
  const waiting = nominations.filter(({ submittedBy }) => !confirmed.has(submittedBy));
  return waiting.map((one) => ({
    accountId: one.submittedBy,
    email: one.submitterEmail,
    remindedAt: one.confirmationRemindedAt ?? null,
    remind: (turn) => remindNominator(context, one, turn),
  }));
}

/** Reminds somebody; false if already reminded, confirmed, or no longer waiting. */
export async function remind(
  { deps, platform }: Reminding,
  store: Pick<Nominations['stores']['nominations'], 'remindToConfirm'>,
  { waiting, id, accountId }: Reminded,
  { key, before }: ReminderTurn,
): Promise<boolean> {
  const reminder = await deps.identity.confirmationReminder({ accountId, waiting, key });
  if (!reminder) return false;
  if (!(await store.remindToConfirm(id, { before, now: platform.clock() }, reminder))) return false;
  await platform.mail(reminder);
  return true;
}

const remindNominator = (
  context: Nominations,
  { _id: id, submittedBy: accountId }: WithoutEssay,
  turn: ReminderTurn,
): Promise<boolean> =>
  remind(context, context.stores.nominations, { waiting: 'nomination', id, accountId }, turn);

/** Categories of a season in which {@link nominatorsLeftOut} has nominations. */
export async function categoriesJoined(
  { deps, platform }: Nominations,
  season: string,
): Promise<string[]> {
  const running = runningSeasons(await deps.seasons.all(), platform.clock()).find(
    ({ id }) => id === season,
  );
  const closed = running ? await deps.contests.closedIn(season) : new Set();
  return (running?.categories ?? []).flatMap(({ name }) => (closed.has(name) ? [] : [name]));
}

/** A test for nominations of a season with an unconfirmed address that can still take part. */
export async function leftOutIn(
  context: Nominations,
  season: string,
): Promise<(nomination: WaitingFields) => boolean> {
  const joined = await categoriesJoined(context, season);
  return ({ status, emailConfirmedAt, category }) =>
    status === 'UNDER_REVIEW' && !emailConfirmedAt && joined.includes(category);
}
