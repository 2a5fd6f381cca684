import { randomUUID } from 'node:crypto';
import type { ConfirmedMessage, MessagePreview } from '@meritum/shared/contracts/messages';
import { type Person, secondAccountOf } from '../../../testing/accounts';
import { auditSeen, callAs, judgesSeen } from '../../../testing/console';
import {
  promoted,
  rate,
  registerAdmin,
  registerJudge,
  storeNominee,
} from '../../../testing/judges';
import { assignmentsIn, judging, judgingSuite } from '../../../testing/judging';
import { mailsTo } from '../../../testing/mails';
import { buildForm, submit } from '../../../testing/nominations';
import { everyMailIsPending } from '../../../testing/pending-mails';
import { changeSeason } from '../../../testing/seasons';
import { after, minutes, seconds } from '../../platform/clock';
import type { Message } from './store';

const suite = judgingSuite({
  season: { 'rules.minimumRatings': 1, 'rules.plannedRatings': 5 },
  holdsClock: true,
});
everyMailIsPending(suite);

/** A new sender for each test, because of the pause between two mails. */
let admin: Person;
beforeEach(async () => {
  admin = await registerAdmin(suite().app);
});

/** Dates sent messages back, because a session would not last as long as the pause. */
async function passed(milliseconds: number) {
  const messages = suite().app.mongo.db.collection<Message>('messages');
  for (const { _id, at } of await messages.find().toArray())
    await messages.updateOne({ _id }, { $set: { at: after(at, -milliseconds), turn: _id } });
}

const texts = { subject: '{pending} to go', note: 'Dear {name},\nyou have {pending} left.' };

const request = (changed: object = {}) => ({
  ...texts,
  filter: {},
  isReminder: false,
  messageId: randomUUID(),
  maxRecipients: 2_000,
  ...changed,
});

/** A message before it is confirmed. */
async function previewed(
  call: 'previewMessage' | 'previewNominatorMessage',
  { messageId: _, maxRecipients: __, ...asked }: ConfirmedMessage,
  by = admin,
) {
  return (await callAs(suite().app, by, call, asked)).json<MessagePreview>();
}

const send = (sent: object, from = admin) => callAs(suite().app, from, 'sendMessage', sent);

const messagesTo = async ({ email }: Person) =>
  (await mailsTo(suite().app, email)).filter(({ template }) => template === 'organisers-message');

test('judges of a filter are mailed with their own values, and it is recorded with the filter', async () => {
  const { app } = suite();
  const { judge, first } = await judging(suite(), 2, { fullName: 'Ada Idle' });
  const other = await registerJudge(app, admin, { fullName: 'Ben Done' });
  await rate(app, judge, first);
  const asked = request({ filter: { search: 'idle' }, maxRecipients: 1 });
  expect(await previewed('previewMessage', asked)).toEqual({
    recipients: 1,
    leftOut: 0,
    examples: [
      {
        name: 'Ada Idle',
        email: judge.email,
        subject: '1 to go',
        text: 'Dear Ada Idle,\nyou have 1 left.',
      },
    ],
  });
  const reply = await send(asked);
  expect([reply.statusCode, reply.json()]).toEqual([200, { recipients: 1 }]);
  const [mail] = await messagesTo(judge);
  expect(mail?.values).toMatchObject({ pending: 1, text: texts.note });
  expect(await messagesTo(other)).toEqual([]);
  const read = await callAs(app, admin, 'getMailText', { key: mail?.key });
  expect(read.json()).toEqual({
    subject: '1 to go',
    text: expect.stringContaining('you have 1 left.'),
  });
  expect(await auditSeen(app, admin, { action: 'judges.mailed' })).toMatchObject([
    {
      action: 'judges.mailed',
      actor: { id: admin.accountId },
      reason: texts.note,
      after: {
        recipients: 1,
        filter: { state: 'all', idle: 'all', address: 'all' },
        isSearched: true,
        subject: texts.subject,
      },
    },
  ]);
});

test('a repeated or simultaneous request mails each judge once and gets the first reply', async () => {
  const { judge } = await judging(suite());
  const once = request();
  const replies = await Promise.all([send(once), send(once), send(once)]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  await passed(minutes(20));
  expect((await send(once)).statusCode).toBe(200);
  expect(await messagesTo(judge)).toHaveLength(1);
});

test('an organiser mails judges once in ten minutes, as a preview says; another one may', async () => {
  const { app } = suite();
  const sendFrom = async () => (await previewed('previewMessage', request())).sendFrom;
  const { judge } = await judging(suite());
  const replies = await Promise.all([send(request()), send(request())]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429]);
  const wait = Date.parse((await sendFrom()) ?? '') - suite().clock().getTime();
  expect(Math.round(wait / minutes(1))).toBe(10);
  await passed(minutes(9));
  const early = await send(request());
  expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '60']);
  expect(early.json().message).toMatch(/another mail in 60 seconds\.$/);
  const second = await promoted(app, await secondAccountOf(app, admin));
  expect((await send(request(), second)).statusCode).toBe(429);
  expect((await send(request(), await registerAdmin(app))).statusCode).toBe(200);
  await passed(minutes(1));
  expect(await sendFrom()).toBeUndefined();
  expect((await send(request())).statusCode).toBe(200);
  expect(await messagesTo(judge)).toHaveLength(3);
});

test('a reminder leaves out judges who have rated everything or switched reminders off', async () => {
  const { app } = suite();
  const { judge: pending } = await judging(suite());
  const done = await registerJudge(app, admin);
  const silent = await registerJudge(app, admin);
  await app.mongo.db
    .collection('judges')
    .updateOne({ accountId: silent.accountId }, { $set: { reminders: false } });
  await app.mongo.db
    .collection('assignments')
    .updateMany({ accountId: done.accountId }, { $set: { status: 'withdrawn' } });
  const reply = await send(request({ isReminder: true }));
  expect(reply.json()).toEqual({ recipients: 1 });
  expect(await messagesTo(pending)).toHaveLength(1);
  expect([...(await messagesTo(done)), ...(await messagesTo(silent))]).toEqual([]);
});

test('only the chosen ones of a filter are mailed, and never more than were confirmed', async () => {
  const { app } = suite();
  const { judge } = await judging(suite());
  const other = await registerJudge(app, admin);
  const refused = await send(request({ maxRecipients: 1 }));
  expect([refused.statusCode, refused.json().message]).toEqual([
    412,
    'By now 2 judges would get this mail. Review it and confirm it again.',
  ]);
  const { rows } = await judgesSeen(app, admin, { search: other.email });
  const judgeIds = rows.map(({ id }) => id);
  expect((await send(request({ judgeIds, maxRecipients: 1 }))).statusCode).toBe(200);
  expect([await messagesTo(judge), await messagesTo(other)].map(({ length }) => length)).toEqual([
    0, 1,
  ]);
});

const refusalOf = (address: string) =>
  `Leave out "${address}": mail programs make a link of it, and our mails link to this site only.`;

test.each([
  [{ note: 'Dear {nmae}' }, '{nmae} has no meaning. Use {name}, {pending} or {deadline}.'],
  [{ note: 'Dear {{name}}' }, '{{name}} has no meaning. Use {name}, {pending} or {deadline}.'],
  [{ subject: '{ name }' }, '{ name } has no meaning. Use {name}, {pending} or {deadline}.'],
  [
    { note: 'Until {deadline}' },
    'No time is set at which judging closes for some of them, so {deadline} would be empty. Write the date.',
  ],
  [{ note: 'Sign in at https://evil.example now' }, refusalOf('https://evil.example')],
  [
    { note: 'See https://awards.example/"https://evil.example/x' },
    refusalOf('https://evil.example/x'),
  ],
  [{ note: 'See {name}.com' }, refusalOf('name.com')],
  [{ note: 'See 10.0.0.{pending}' }, refusalOf('10.0.0.1')],
  [{ subject: 'evil.example' }, refusalOf('evil.example')],
])('a text that would not read as meant is refused: %j', async (changed, message) => {
  await judging(suite());
  const reply = await send(request(changed));
  expect([reply.statusCode, reply.json().message]).toEqual([400, message]);
});

test('judges are told when judging closes where they have something to rate, and not after it', async () => {
  const { app } = suite();
  const { judge } = await judging(suite());
  const idle = await registerJudge(app, admin);
  await assignmentsIn(app).updateMany(
    { accountId: idle.accountId },
    { $set: { status: 'recused' } },
  );
  await changeSeason(app, {
    'categories.1.judging': { open: true, closesAt: '2099-08-05T00:00:00.000Z' },
    'categories.0.judging': { open: true, closesAt: '2099-08-04T09:30:00.000Z' },
    'categories.2.judging': { open: true, closesAt: '2020-08-04T09:30:00.000Z' },
  });
  suite().pass(seconds(6));
  await send(request({ note: 'Until {deadline}.' }));
  const mails = await Promise.all([judge, idle].map((one) => messagesTo(one)));
  expect(mails.flat()).toMatchObject([
    {
      values: { deadline: 'Tuesday 4 August 2099, 24:00 UTC' },
      sendBefore: new Date('2099-08-05T00:00:00.000Z'),
    },
    {
      values: { deadline: 'Tuesday 4 August 2099, 09:30 UTC' },
      sendBefore: new Date('2099-08-04T09:30:00.000Z'),
    },
  ]);
});

test('markup stays text, and a line break in the subject makes no header', async () => {
  const { app } = suite();
  const { judge } = await judging(suite());
  const subject = 'One\r\nBcc: all';
  await send(request({ subject, note: '<img src=x onerror=alert(1)>' }));
  const [mail] = await messagesTo(judge);
  const read = (await callAs(app, admin, 'getMailText', { key: mail?.key })).json();
  expect(read.subject).toBe('One Bcc: all');
  expect(read.text).toContain('<img src=x onerror=alert(1)>');
});

test("another organiser's message id is not answered as one's own", async () => {
  const { app } = suite();
  await judging(suite());
  const sent = request();
  await send(sent);
  expect((await send(sent, await registerAdmin(app))).statusCode).toBe(429);
});

test('an organiser with a conflict of interest reads neither the mails nor how many got them', async () => {
  const { app } = suite();
  const { judge } = await judging(suite());
  const conflicted = await registerAdmin(app);
  expect((await submit(app, conflicted, buildForm())).statusCode).toBe(201);
  await send(request());
  const [mail] = await messagesTo(judge);
  expect((await callAs(app, conflicted, 'getMailText', { key: mail?.key })).statusCode).toBe(404);
  const listed = await callAs(app, conflicted, 'listMails', { template: 'organisers-message' });
  expect(listed.json()).toMatchObject({ mails: [], total: 0 });
  const batchesFor = async (to: Person) =>
    (await callAs(app, to, 'listMailBatches')).body.includes('organisers-message:');
  expect([await batchesFor(conflicted), await batchesFor(suite().admin)]).toEqual([false, true]);
  expect(await auditSeen(app, conflicted, { action: 'judges.mailed' })).toEqual([]);
});

const nominatorTexts = { subject: 'About {category}', note: 'Dear {name}, add a document.' };

const toNominators = (changed: object = {}) => ({
  ...nominatorTexts,
  filter: { document: 'missing' },
  messageId: randomUUID(),
  maxRecipients: 2_000,
  ...changed,
});

const nominatorsMailed = async ({ email }: Person) =>
  (await mailsTo(suite().app, email)).filter(
    ({ template }) => template === 'organisers-message-to-nominators',
  );

test('nominators of a filter are mailed with their own values, and it is recorded', async () => {
  const { app } = suite();
  const ada = await storeNominee(app, { fullName: 'Ada Fields' });
  const other = await storeNominee(app, { fullName: 'Ben Hill' });
  const sent = toNominators({ nominationIds: [ada.nominationId], maxRecipients: 1 });
  const text = 'Dear Ada Fields, add a document.';
  expect(await previewed('previewNominatorMessage', sent)).toEqual({
    recipients: 1,
    leftOut: 0,
    examples: [{ name: 'Ada Fields', email: ada.email, subject: 'About Technology', text }],
  });
  for (const _time of ['first', 'repeated']) {
    const reply = await callAs(app, admin, 'sendNominatorMessage', sent);
    expect([reply.statusCode, reply.json()]).toEqual([200, { recipients: 1 }]);
  }
  const [mail, ...more] = await nominatorsMailed(ada);
  expect([more, await nominatorsMailed(other)]).toEqual([[], []]);
  const read = (await callAs(app, admin, 'getMailText', { key: mail?.key })).json();
  expect([read.subject, read.text]).toEqual(['About Technology', expect.stringContaining(text)]);
  expect(await auditSeen(app, admin, { action: 'nominations.mailed' })).toMatchObject([
    {
      actor: { id: admin.accountId },
      reason: nominatorTexts.note,
      after: { recipients: 1, filter: { document: 'missing', status: 'all' }, chosen: 1 },
    },
  ]);
  // Mails to judges and to nominators share one pause.
  await judging(suite());
  expect((await send(request())).statusCode).toBe(429);
});

test('nominators are left out over a conflict of interest, or before they confirm their address', async () => {
  const { app } = suite();
  const conflicted = await registerAdmin(app);
  expect((await submit(app, conflicted, buildForm())).statusCode).toBe(201);
  const unconfirmed = await storeNominee(app);
  const reached = await storeNominee(app);
  await app.mongo.db
    .collection('nominations')
    .updateOne({ submittedBy: unconfirmed.accountId }, { $set: { emailConfirmedAt: null } });
  const asked = toNominators();
  const shown = await previewed('previewNominatorMessage', asked, conflicted);
  expect(shown).toMatchObject({ recipients: 1, leftOut: 2 });
  const reply = await callAs(app, conflicted, 'sendNominatorMessage', asked);
  expect(reply.json()).toEqual({ recipients: 1 });
  expect(await nominatorsMailed(reached)).toHaveLength(1);
  expect(await auditSeen(app, conflicted, { action: 'nominations.mailed' })).toEqual([]);
});

test.each<[string, number, string, object?]>([
  ['{pending}', 400, '{pending} has no meaning. Use {name}, {category} or {deadline}.'],
  [
    '{deadline}',
    400,
    'No time is set at which nominations close for some of them, so {deadline} would be empty. Write the date.',
  ],
  [
    '{name}',
    412,
    'No nominator would get this mail: none matches, or all who match are left out.',
    { filter: { document: 'attached' } },
  ],
])(
  'a mail to nominators that would not be as meant is refused: %s',
  async (note, status, message, changed: object = {}) => {
    const { app } = suite();
    await storeNominee(app);
    const reply = await callAs(
      app,
      admin,
      'sendNominatorMessage',
      toNominators({ note, ...changed }),
    );
    expect([reply.statusCode, reply.json().message]).toEqual([status, message]);
  },
);

test('a person with two nominations gets the same text once, and another text for each', async () => {
  const { app } = suite();
  const fullName = 'Ada Fields';
  const twice = await storeNominee(app, { fullName });
  const { nominationId } = await storeNominee(app);
  await app.mongo.db
    .collection<{ _id: string }>('nominations')
    .updateOne(
      { _id: nominationId },
      { $set: { email: twice.email, submitterEmail: twice.email, category: 'AI', fullName } },
    );
  const recipients = async (changed: object) =>
    (await previewed('previewNominatorMessage', toNominators(changed))).recipients;
  expect([await recipients({}), await recipients({ subject: 'All' })]).toEqual([2, 1]);
});

test('nominators are told when nominations close, and not after it', async () => {
  const { app } = suite();
  const { nominationId, ...ada } = await storeNominee(app);
  const closesAt = '2099-08-05T00:00:00.000Z';
  await changeSeason(app, { 'categories.1.nominations': { open: true, closesAt } });
  suite().pass(seconds(6));
  const sent = toNominators({ nominationIds: [nominationId], note: 'Until {deadline}.' });
  await callAs(app, admin, 'sendNominatorMessage', sent);
  const values = { deadline: 'Tuesday 4 August 2099, 24:00 UTC' };
  expect(await nominatorsMailed(ada)).toMatchObject([{ values, sendBefore: new Date(closesAt) }]);
});
