import { limits } from '@meritum/shared/contracts/limits';
import type { OverviewReply } from '@meritum/shared/contracts/overview';
import { confirmAddress, type Person, post } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { testLinks } from '../../../testing/config';
import { auditSeen, callAs, judgesSeen, nominationsSeen } from '../../../testing/console';
import { withDeps } from '../../../testing/contexts';
import {
  apply,
  decide,
  emptySeason,
  promoted,
  registerAdmin,
  registerJudge,
  registerNominee,
  registerUnconfirmed,
} from '../../../testing/judges';
import { confirmByLink, mailsTo } from '../../../testing/mails';
import { buildForm, returnReviewed, statusOf, submit } from '../../../testing/nominations';
import { everyMailIsPending } from '../../../testing/pending-mails';
import { storeResult } from '../../../testing/stored';
import { leasesStore } from '../../module-kit/leases-store';
import { longCache } from '../../platform/cache-by-key';
import { after, days, hours, minutes } from '../../platform/clock';
import { remindJudgesToConfirm } from '../judges/confirmation';
import { remindNominatorsToConfirm } from '../nominations/confirmation';
import { remindUnconfirmed } from './reminding';

const suite = suiteApp();
everyMailIsPending(suite);
let admin: Person;
let other: Person;
beforeEach(async () => {
  const { app } = suite();
  suite().holdClock();
  await emptySeason(app);
  await app.mongo.db.collection('judges').deleteMany({});
  [admin, other] = [await registerAdmin(app), await registerAdmin(app)];
});

const remind = (by = admin) => callAs(suite().app, by, 'remindUnconfirmed');
const counted = async () => (await callAs(suite().app, admin, 'getUnconfirmed')).json();

async function needs(by = admin) {
  suite().pass(longCache);
  const { needs: seen } = (await callAs(suite().app, by, 'getOverview')).json<OverviewReply>();
  return [seen.nominationsUnconfirmed, seen.judgesUnconfirmed];
}

const remindersTo = async ({ email }: Person) =>
  (await mailsTo(suite().app, email)).filter(
    ({ template }) => template === 'confirmation-reminder',
  );

const counts = async (...people: Person[]) =>
  Promise.all(people.map(async (person) => (await remindersTo(person)).length));

/** Earlier mails with links are dated back, because they prevent reminders on the same day. */
async function mailedDaysAgo<Of extends Person>(person: Of): Promise<Of> {
  await mailsTo(suite().app, person.email);
  const queuedAt = after(suite().clock(), -days(2));
  const outbox = suite().app.mongo.db.collection('outbox');
  await outbox.updateMany({ 'to.address': person.email }, { $set: { queuedAt } });
  return person;
}

async function nominator(organization = 'Makers'): Promise<Person> {
  const person = await registerUnconfirmed(suite().app);
  await submit(suite().app, person, buildForm({ organization }));
  return mailedDaysAgo(person);
}

async function applicant(fullName = 'Applicant'): Promise<Person> {
  const person = await registerUnconfirmed(suite().app);
  await apply(suite().app, person, { fullName });
  return mailedDaysAgo(person);
}

const recorded = () => auditSeen(suite().app, admin, { action: 'addresses.reminded' });

test('D38 one press reminds everybody left out, also pressed again and by two organisers at once', async () => {
  const { app } = suite();
  const [one, two, three] = [await nominator(), await nominator(), await applicant()];
  await registerNominee(app);
  await registerJudge(app, admin);
  const before = (await recorded()).length;
  expect(await counted()).toEqual({ toRemind: 3, mailedLately: 0 });

  const replies = await Promise.all([remind(), remind(other), remind()]);
  for (const { statusCode } of replies) expect([200, 412]).toContain(statusCode);
  const sum = replies.reduce((all, reply) => all + (reply.json().reminded ?? 0), 0);
  expect(sum).toBe(3);
  expect(await counts(one, two, three)).toEqual([1, 1, 1]);

  for (const by of [admin, other])
    expect((await remind(by)).json()).toEqual({ reminded: 0, mailedLately: 3, left: 0 });
  expect(await counted()).toEqual({ toRemind: 0, mailedLately: 3 });
  expect(await counts(one, two, three)).toEqual([1, 1, 1]);
  const entries = await recorded();
  expect(entries).toHaveLength(before + 1);
  expect(entries[0]).toMatchObject({ after: { reminded: 3, mailedLately: 0 } });
});

test('nobody is reminded while another process does it', async () => {
  const { app, clock } = suite();
  const person = await nominator();
  const leases = leasesStore(app.mongo.db);
  const lease = { name: 'reminding people to confirm their address', holder: 'another' };
  await leases.take({ ...lease, now: clock() });
  expect((await remind()).json()).toMatchObject({
    status: 412,
    message: 'These reminders are being sent now. Nobody is reminded twice.',
  });
  expect(await counts(person)).toEqual([0]);
  await leases.release(lease);
  expect((await remind()).json()).toMatchObject({ reminded: 1 });
});

test('one press reminds a limited number of people, and says how many are left', async () => {
  const mailed: string[] = [];
  const all = Array.from({ length: limits.messageRecipients + 2 }, (_, at) => {
    const id = String(at);
    return { accountId: id, email: id, remindedAt: null, remind: async () => mailed.push(id) > 0 };
  });
  const { overview } = suite().commands();
  const context = withDeps(overview, {
    nominations: { nominatorsLeftOut: async () => [] },
    judges: { judgesLeftOut: async () => all },
    mail: { addressesSince: async () => new Set(['0']) },
  });
  const reply = await remindUnconfirmed(context, admin);
  expect(reply).toEqual({ reminded: limits.messageRecipients, mailedLately: 1, left: 1 });
  expect(mailed[0]).toBe('1');
});

test('each link is mailed, confirms the address and names the waiting submission', async () => {
  const { app } = suite();
  const people = [await nominator(), await applicant()];
  await Promise.all([remind(), remind(other)]);
  for (const [at, person] of people.entries()) {
    const [mail] = await remindersTo(person);
    expect(mail?.values).toMatchObject({ waiting: at === 0 ? 'nomination' : 'judge' });
    expect(mail?.to?.confirmed).toBe(false);
    const { confirmationId } = (mail?.values ?? {}) as { confirmationId: string };
    const token = testLinks.tokenOf('email-confirmation', confirmationId);
    const url = '/api/auth/email-confirmation/confirm';
    expect((await post(app, url, { token }, person.authorized)).statusCode).toBe(204);
    await app.background.idle();
  }
  expect(await needs()).toEqual([0, 0]);
});

test('who has just registered, nominated or applied has a link already', async () => {
  const { app } = suite();
  await submit(app, await registerUnconfirmed(app));
  await apply(app, await registerUnconfirmed(app));
  expect(await counted()).toEqual({ toRemind: 0, mailedLately: 2 });
});

test('who was mailed a link within the last day is not mailed again, whatever mail it was', async () => {
  const { app } = suite();
  const [asked, both, silent] = [await nominator(), await nominator(), await applicant()];
  await apply(app, both);
  await mailedDaysAgo(both);
  await post(app, '/api/auth/email-confirmation', {}, asked.authorized);
  expect(await counted()).toEqual({ toRemind: 2, mailedLately: 1 });
  expect((await remind()).json()).toEqual({ reminded: 2, mailedLately: 1, left: 0 });
  // Somebody who has nominated and applied gets one mail.
  expect(await counts(asked, both, silent)).toEqual([0, 1, 1]);
  expect((await remind(other)).json()).toMatchObject({ reminded: 0, mailedLately: 3 });
});

test('only people who would take part with a confirmed address are reminded and counted', async () => {
  const { app } = suite();
  const [returned, rejected] = [await nominator(), await applicant('Rejected')];
  await returnReviewed(app, returned);
  await decide(app, admin, rejected, 'rejected');
  const confirmed = await nominator();
  await confirmByLink(app, confirmed);
  const noApplication = await registerUnconfirmed(app);
  await callAs(app, noApplication, 'getTechJudgeStatus');
  expect(await needs()).toEqual([0, 0]);
  expect((await remind()).json()).toEqual({ reminded: 0, mailedLately: 0, left: 0 });
  expect(await counts(returned, rejected, confirmed, noApplication)).toEqual([0, 0, 0, 0]);

  // Planning has not noticed this confirmation yet.
  await confirmAddress(app, await nominator());
  await confirmAddress(app, await applicant());
  expect(await counted()).toEqual({ toRemind: 0, mailedLately: 0 });
  await emptySeason(app);
  await app.mongo.db.collection('judges').deleteMany({});

  const late = await nominator();
  expect(await needs()).toEqual([1, 0]);
  await storeResult(app, { state: 'closed' });
  expect(await needs()).toEqual([0, 0]);
  expect((await statusOf(app, late)).waitsForConfirmation).toBe(false);
  expect((await nominationsSeen(app, admin, { address: 'awaited' })).total).toBe(0);
  expect((await nominationsSeen(app, admin, { address: 'unconfirmed' })).total).toBe(1);
  await remind();
  expect(await counts(late)).toEqual([0]);
  await app.mongo.db.collection('results').deleteMany({});
});

test('the lists filter by it as the overview counts, page by page', async () => {
  const { app } = suite();
  await nominator('Left Out');
  await returnReviewed(app, await nominator('Returned'));
  await registerNominee(app, { organization: 'Confirmed' });
  await applicant('Left Out');
  await decide(app, admin, await applicant('Rejected'), 'rejected');
  await registerJudge(app, admin, { fullName: 'Confirmed' });
  const nominations = async (address: string) =>
    (await nominationsSeen(app, admin, { address, sort: 'organization' })).rows.map(
      ({ organization }) => organization,
    );
  const judges = async (address: string) =>
    (await judgesSeen(app, admin, { address })).rows.map(({ name }) => name);
  const seen = [];
  for (const address of ['confirmed', 'unconfirmed', 'awaited'])
    seen.push([await nominations(address), await judges(address)]);
  expect(seen).toEqual([
    [['Confirmed'], ['Confirmed']],
    [
      ['Left Out', 'Returned'],
      ['Left Out', 'Rejected'],
    ],
    [['Left Out'], ['Left Out']],
  ]);
  expect(await needs()).toEqual([1, 1]);
});

test('an organiser learns no more of an entry that is their own than its line in the list says', async () => {
  const { app } = suite();
  const own = await promoted(app, await registerUnconfirmed(app));
  await submit(app, own);
  const { rows } = await nominationsSeen(app, own, { address: 'awaited' });
  expect(rows).toMatchObject([{ conflict: 'own', emailConfirmed: false, assigned: null }]);
  expect(await needs(own)).toEqual(await needs());
});

// Last, because its time shift ends the sessions.
test('a day later they can be reminded again, and the automatic reminder does not follow an organiser’s', async () => {
  const { app } = suite();
  const [one, two] = [await nominator(), await applicant()];
  const press = async (wait: number) => {
    suite().pass(wait);
    admin = await registerAdmin(app);
    return (await remind()).json().reminded;
  };
  expect(await press(0)).toBe(2);
  expect(await press(days(1) - minutes(1))).toBe(0);
  expect(await press(hours(1))).toBe(2);
  suite().pass(days(2));
  const process = suite().commands();
  await remindNominatorsToConfirm(process.confirmingNominators);
  await remindJudgesToConfirm(process.confirmingJudges);
  expect(await counts(one, two)).toEqual([2, 2]);
});
