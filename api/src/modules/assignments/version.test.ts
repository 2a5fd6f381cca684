import type { Person } from '../../../testing/accounts';
import { withDeps } from '../../../testing/contexts';
import { assignmentsOf, rate, ratings } from '../../../testing/judges';
import { assignmentsIn, judging, judgingSuite } from '../../../testing/judging';
import { buildForm, returnReviewed, storedNominations, submit } from '../../../testing/nominations';
import { takingNominations } from '../nominations/commands';
import { withdrawNomination } from '../nominations/nominator-actions';
import { returnReviewed as returnAsRead } from '../nominations/returning';
import { rate as rateBy } from './commands';

const suite = judgingSuite();

async function assignmentNow(judge: Person) {
  const [only] = await assignmentsOf(suite().app, judge);
  if (!only) throw new Error('Nothing is assigned');
  return only;
}

const statusOf = async (_id: string) => (await assignmentsIn(suite().app).findOne({ _id }))?.status;

async function send(nominee: Person, changed: object = { essay: 'Said better.' }) {
  const { app } = suite();
  await submit(app, nominee, buildForm({ organization: 'Makers', ...changed }));
  await app.background.idle();
}

test('a returned nomination cannot be seen or rated; sent again with another text, only that one can', async () => {
  const { app } = suite();
  const { judge, nominee, first: read } = await judging(suite());
  await returnReviewed(app, nominee);
  expect(await assignmentsOf(app, judge)).toEqual([]);
  expect((await rate(app, judge, read)).statusCode).toBe(412);
  await send(nominee);
  const now = await assignmentNow(judge);
  expect([now.id, now.essay]).toEqual([read.id, 'Said better.']);
  const four = ratings(8, 9, 7, 9);
  expect((await rate(app, judge, read, four, { version: read.version })).json()).toMatchObject({
    status: 412,
    code: 'failed-precondition',
    message: 'This nomination has changed since you opened it. Read it again before you submit.',
  });
  expect(await statusOf(read.id)).toBe('pending');
  const reply = await rate(app, judge, now, four, { version: now.version });
  expect([reply.statusCode, reply.json().assignment.status]).toEqual([200, 'completed']);
  const repeated = await rate(app, judge, now, four, { version: read.version });
  expect([repeated.statusCode, repeated.json()]).toEqual([200, reply.json()]);
});

test('a nomination that is submitted again while its rating is under way is not rated', async () => {
  const { judge, nominee, first } = await judging(suite());
  const { assigning } = suite().commands();
  const racing = withDeps(assigning, {
    nominations: {
      async beginJudging(entry) {
        await returnReviewed(suite().app, nominee);
        await send(nominee);
        return assigning.deps.nominations.beginJudging(entry);
      },
    },
  });
  const { id: assignmentId, version } = first;
  const asked = { actor: judge, assignmentId, ratings: ratings(8, 9, 7, 9), version };
  await expect(rateBy(racing, asked)).rejects.toMatchObject({ code: 'failed-precondition' });
  expect(await statusOf(assignmentId)).toBe('pending');
});

test('once a judge begins to rate it, a nomination is neither withdrawn nor returned by one organiser', async () => {
  const { nominee } = await judging(suite());
  const { nominating } = suite().commands();
  const refused = { code: 'failed-precondition' };
  const [read] = await storedNominations(suite().app, nominee);
  if (!read) throw new Error('It was sent');
  await nominating.stores.nominations.beginJudging(read);
  const withdrawing = withdrawNomination(nominating, { ...nominee, emailConfirmed: false });
  await expect(withdrawing).rejects.toMatchObject(refused);
  const because = {
    actor: { command: 'test' },
    taking: await takingNominations(nominating, nominee.accountId),
    emailConfirmed: true,
    reason: { note: 'Name your part.' },
  };
  // One case has the proposal as first read, the other one that was withdrawn since.
  const returnProposed = { id: 'withdrawn', at: new Date(), by: nominee.accountId, reason: '' };
  for (const before of [read, { ...read, judgingBegun: true as const, returnProposed }])
    await expect(returnAsRead(nominating, before, because)).rejects.toMatchObject(refused);
  const [after] = await storedNominations(suite().app, nominee);
  expect([after?.status, after?.judgingBegun]).toEqual(['UNDER_REVIEW', true]);
});
