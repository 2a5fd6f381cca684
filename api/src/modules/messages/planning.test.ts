import { randomUUID } from 'node:crypto';
import type { PlannedMessage } from '@meritum/shared/contracts/message-templates';
import { accountsIn, deleteAccount, type Person, setRole } from '../../../testing/accounts';
import { auditSeen, callAs } from '../../../testing/console';
import { runJob } from '../../../testing/jobs';
import { registerAdmin, registerJudge, storeNominee } from '../../../testing/judges';
import { judging, judgingSuite } from '../../../testing/judging';
import { mailsTo } from '../../../testing/mails';
import { changeSeason } from '../../../testing/seasons';
import { after, hours, minutes, trustedFor } from '../../platform/clock';
import type { Planned } from './planned-store';
import type { Message } from './store';

const suite = judgingSuite({
  season: { 'rules.minimumRatings': 1, 'rules.plannedRatings': 5 },
  holdsClock: true,
});

let admin: Person;
beforeEach(async () => {
  const { app } = suite();
  admin = await registerAdmin(app);
  await stored().deleteMany({});
  await changeSeason(app, { 'categories.$[].judging': { open: true, closesAt: null } });
});

const stored = () => suite().app.mongo.db.collection<Planned>('plannedMessages');
const inHours = (count: number) => after(suite().clock(), hours(count)).toISOString();

const message = (changed: object = {}) => ({
  ...{ subject: '{pending} to go', note: 'Dear {name}', filter: {}, isReminder: false },
  ...{ messageId: randomUUID(), maxRecipients: 2_000, sendAt: inHours(2) },
  ...changed,
});
const plan = (asked: object, by = admin) => callAs(suite().app, by, 'sendMessage', asked);
/** Plans a message whose time has come. */
async function planDue(asked = message(), by = admin): Promise<void> {
  expect((await plan(asked, by)).statusCode).toBe(200);
  await isDue(asked);
}
const isDue = ({ messageId }: { messageId: string }) =>
  stored().updateOne({ _id: messageId }, { $set: { sendAt: new Date(inHours(-1)) } });
/** Dates planned and sent messages back, because a session would not last that long. */
async function passed(milliseconds: number): Promise<void> {
  for (const { _id, sendAt } of await stored().find().toArray())
    await stored().updateOne({ _id }, { $set: { sendAt: after(sendAt, -milliseconds) } });
  const sent = suite().app.mongo.db.collection<Message>('messages');
  for (const { _id, at } of await sent.find().toArray())
    await sent.updateOne({ _id }, { $set: { at: after(at, -milliseconds), turn: _id } });
}
const leave = () => runJob(suite(), 'sending planned mails to judges');
const listed = async (by = admin) =>
  (await callAs(suite().app, by, 'listPlannedMessages')).json<{ messages: PlannedMessage[] }>()
    .messages;
const stop = (messageId: string, by = admin) =>
  callAs(suite().app, by, 'stopPlannedMessage', { messageId });
const mailsOf = async ({ email }: Person, template = 'organisers-message') =>
  (await mailsTo(suite().app, email)).filter((mail) => mail.template === template);

test('a message is sent at its time to those who match then, once even by two processes', async () => {
  const { app } = suite();
  const { judge } = await judging(suite());
  const asked = message();
  for (const _time of ['first', 'repeated'])
    expect((await plan(asked)).json().recipients).toBeGreaterThan(0);
  const later = await registerJudge(app, admin);
  await passed(minutes(119));
  await leave();
  expect([...(await mailsOf(judge)), ...(await mailsOf(later))]).toEqual([]);
  await passed(minutes(2));
  await Promise.all([leave(), leave()]);
  await leave();
  expect([(await mailsOf(judge)).length, (await mailsOf(later)).length]).toEqual([1, 1]);
  expect(await listed()).toEqual([]);
  expect(await stored().findOne({ _id: asked.messageId })).not.toHaveProperty('asked');
  expect(await auditSeen(app, admin, { action: 'judges.mailed' })).toMatchObject([
    { actor: { id: admin.accountId } },
  ]);
});

test('a process that died while it sent does not send twice', async () => {
  const { judge } = await judging(suite());
  const asked = message();
  await planDue(asked);
  await leave();
  const again = { $set: { state: 'leaving', asked: { ...asked } } } as const;
  await stored().updateOne({ _id: asked.messageId }, again);
  await leave();
  expect(await mailsOf(judge)).toHaveLength(1);
});

test('any organiser can stop a planned message, which is recorded; only its writer sees the subject', async () => {
  const { app } = suite();
  const { judge } = await judging(suite());
  const asked = message();
  await plan(asked);
  const other = await registerAdmin(app);
  expect(await listed(other)).toMatchObject([
    { by: admin.displayName, isOwn: false, subject: null, state: 'planned' },
  ]);
  expect(await listed()).toMatchObject([{ isOwn: true, subject: asked.subject }]);
  for (const _time of ['first', 'repeated'])
    expect((await stop(asked.messageId, other)).statusCode).toBe(204);
  expect(await auditSeen(app, other, { action: 'messages.stopped' })).toHaveLength(1);
  expect(await auditSeen(app, other, { action: 'messages.planned' })).not.toEqual([]);
  await passed(hours(3));
  await leave();
  expect(await mailsOf(judge)).toEqual([]);
  expect(await listed()).toEqual([]);
});

test('a time that has passed is refused, and the repeated request of a planned one is not', async () => {
  await judging(suite());
  const asked = message();
  expect((await plan({ ...asked, sendAt: inHours(-1) })).json().message).toBe(
    'Enter a time that is still to come.',
  );
  await planDue(asked);
  expect((await plan({ ...asked, sendAt: inHours(-1) })).statusCode).toBe(200);
});

test('one with a deadline is not planned after it, and not sent if it has passed by then', async () => {
  const { app, pass } = suite();
  const { judge } = await judging(suite());
  const closesAt = inHours(3);
  await changeSeason(app, { 'categories.$[].judging': { open: true, closesAt } });
  pass(trustedFor);
  const note = 'Until {deadline}';
  const late = await plan(message({ note, sendAt: inHours(4) }));
  expect([late.statusCode, late.json().message]).toEqual([
    400,
    'By then judging closes, which {deadline} names. Choose an earlier time.',
  ]);
  await plan(message({ note }));
  await changeSeason(app, { 'categories.$[].judging.closesAt': inHours(-1) });
  pass(trustedFor);
  await passed(hours(2));
  await leave();
  expect(await mailsOf(judge)).toEqual([]);
  const [failed] = await listed();
  expect(failed).toMatchObject({ state: 'failed', why: expect.stringMatching(/^No time is set/) });
  expect((await stop(failed?.messageId ?? '')).statusCode).toBe(204);
  expect(await listed()).toEqual([]);
});

test('it waits for the pause of its writer, and does not outlast their role, even if they get it again, or account', async () => {
  const { app } = suite();
  const { judge } = await judging(suite());
  await planDue();
  const { sendAt: _, ...now } = message();
  await plan(now);
  await leave();
  expect(await mailsOf(judge)).toHaveLength(1);
  await passed(minutes(11));
  await leave();
  expect(await mailsOf(judge)).toHaveLength(2);
  await planDue();
  await setRole(app, admin.accountId, 'user');
  await passed(minutes(11));
  await leave();
  expect(await listed(await registerAdmin(app))).toMatchObject([
    { state: 'failed', why: 'Its writer has lost the role of organiser since.' },
  ]);
  const again = await registerAdmin(app);
  await planDue(message(), again);
  const roleChange = { id: 'again', at: after(suite().clock(), 1) };
  await accountsIn(app).updateOne({ _id: again.accountId }, { $set: { roleChange } });
  await leave();
  expect((await listed(again)).map(({ state }) => state)).toEqual(['failed', 'failed']);
  const gone = await registerAdmin(app);
  await plan(message(), gone);
  await setRole(app, gone.accountId, 'user');
  await deleteAccount(app, gone);
  expect(await stored().findOne({ by: gone.accountId })).toBeNull();
  expect(await mailsOf(judge)).toHaveLength(2);
});

test('a fault of ours keeps no other message from leaving, and the message can be stopped', async () => {
  const { judge } = await judging(suite());
  const broken = message();
  await planDue(broken);
  await planDue(message(), await registerAdmin(suite().app));
  await stored().updateOne({ _id: broken.messageId }, { $set: { 'asked.filter': null } });
  await expect(leave()).rejects.toThrow(TypeError);
  expect(await mailsOf(judge)).toHaveLength(1);
  expect(await listed()).toMatchObject([{ messageId: broken.messageId, state: 'planned' }]);
  expect((await stop(broken.messageId)).statusCode).toBe(204);
  await leave();
});

test('nominators are mailed at a time, too', async () => {
  const { app } = suite();
  const ada = await storeNominee(app);
  const { isReminder: _, ...asked } = message({
    ...{ subject: 'About {category}', nominationIds: [ada.nominationId] },
  });
  expect((await callAs(app, admin, 'sendNominatorMessage', asked)).statusCode).toBe(200);
  await isDue(asked);
  await runJob(suite(), 'sending planned mails to nominators');
  expect(await mailsOf(ada, 'organisers-message-to-nominators')).toHaveLength(1);
});

test('a trial goes to its writer alone, with the values of the first recipient', async () => {
  const { app } = suite();
  const { judge } = await judging(suite(), 1, { fullName: 'Ada Idle' });
  const { messageId: _, maxRecipients: __, sendAt: ___, ...asked } = message();
  const narrowed = { ...asked, filter: { search: 'idle' } };
  expect((await callAs(app, admin, 'tryMessage', narrowed)).statusCode).toBe(204);
  const [trial] = await mailsOf(admin, 'message-trial');
  expect(trial?.values).toMatchObject({ title: '1 to go', text: 'Dear Ada Idle' });
  expect(await mailsOf(judge)).toEqual([]);
});

test('templates are shared by all organisers, renamed and removed, and have names of their own', async () => {
  const { app } = suite();
  const save = (given: object) => callAs(app, admin, 'saveMessageTemplate', given);
  const template = {
    ...{ id: randomUUID(), to: 'judges', name: 'Calm reminder' },
    ...{ subject: '{pending} to go', note: 'Dear {name}', isReminder: true },
  };
  const other = { ...template, id: randomUUID(), name: 'calm Reminder' };
  expect((await save(template)).statusCode).toBe(204);
  expect((await save(other)).statusCode).toBe(409);
  expect((await save({ ...other, to: 'nominators' })).statusCode).toBe(204);
  expect((await save({ ...template, name: 'Renamed' })).statusCode).toBe(204);
  await callAs(app, admin, 'removeMessageTemplate', { id: other.id });
  const seen = await callAs(app, await registerAdmin(app), 'listMessageTemplates');
  expect(seen.json()).toEqual({ templates: [{ ...template, name: 'Renamed' }] });
});
