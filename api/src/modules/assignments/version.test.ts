import type { Person } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { testConfig } from '../../testing/config';
import {
  assignmentsOf,
  emptySeason,
  rate,
  ratings,
  registerAdmin,
  registerJudge,
  registerNominee,
  registerStranger,
} from '../../testing/judges';
import { giveBack, nominationForm, submit } from '../../testing/nominations';
import { uploadDocument } from '../../testing/uploads';
import { composeForCommands } from '../compose';
import type { Assignment } from './assignment';
import { type Assignments, rate as rateBy } from './commands';

const suite = suiteApp();
let admin: Person;
beforeAll(async () => {
  admin = await registerAdmin(suite().app);
});
beforeEach(() => emptySeason(suite().app));

const organization = 'Makers';

/** A nomination and a judge who has read it. */
async function readOnce() {
  const { app } = suite();
  const nominee = await registerNominee(app, { organization });
  const judge = await registerJudge(app, admin);
  return { app, judge, nominee, read: await assignmentNow(judge) };
}

async function assignmentNow(judge: Person) {
  const [only] = await assignmentsOf(suite().app, judge);
  if (!only) throw new Error('Nothing is assigned');
  return only;
}

const statusOf = async (_id: string) =>
  (await suite().app.mongo.db.collection<Assignment>('assignments').findOne({ _id }))?.status;

/** Returns the nomination and submits it again with changes. */
async function sendAgain(nominee: Person, changed: object) {
  const { app } = suite();
  await giveBack(app, nominee);
  await submit(app, nominee, nominationForm({ organization, ...changed }));
  await app.background.idle();
}

test('a nomination that has changed since it was read cannot be rated; the current one can', async () => {
  const { app, judge, nominee, read } = await readOnce();
  await sendAgain(nominee, { essay: 'Said better.' });
  const now = await assignmentNow(judge);
  expect([now.id, now.essay]).toEqual([read.id, 'Said better.']);
  const four = ratings(8, 9, 7, 9);
  const stale = await rate(app, judge, read, four, { version: read.version });
  expect([stale.statusCode, stale.json().code, stale.json().message]).toEqual([
    412,
    'failed-precondition',
    'This nomination has changed since you opened it. Read it again before you submit.',
  ]);
  expect(await statusOf(read.id)).toBe('pending');
  const reply = await rate(app, judge, now, four, { version: now.version });
  expect([reply.statusCode, reply.json().assignment.status]).toEqual([200, 'completed']);
  const repeated = await rate(app, judge, now, four, { version: read.version });
  expect([repeated.statusCode, repeated.json()]).toEqual([200, reply.json()]);
});

test('a nomination that is submitted again while its rating is under way is not rated', async () => {
  const { app, judge, nominee, read } = await readOnce();
  const { clock } = suite();
  const { assigning } = composeForCommands(app.mongo.db, { config: testConfig(), clock });
  const racing: Assignments = {
    ...assigning,
    nominations: {
      ...assigning.nominations,
      async beginJudging(entry) {
        await sendAgain(nominee, { essay: 'Said better.' });
        return assigning.nominations.beginJudging(entry);
      },
    },
  };
  const { id: assignmentId, version } = read;
  const asked = { actor: judge, assignmentId, ratings: ratings(8, 9, 7, 9), version };
  await expect(rateBy(racing, asked)).rejects.toMatchObject({ code: 'failed-precondition' });
  expect(await statusOf(assignmentId)).toBe('pending');
});

test.each([
  ['its essay', { essay: 'Said better.' }, true],
  ['a link', { supportingLink1: 'https://example.com/other' }, true],
  ['nothing', {}, false],
])('a version is another one where what judges see is: %s', async (_, changed, isAnother) => {
  const { judge, nominee, read } = await readOnce();
  expect((await assignmentNow(judge)).version).toBe(read.version);
  await sendAgain(nominee, changed);
  expect((await assignmentNow(judge)).version !== read.version).toBe(isAnother);
});

test('another document of the same name and size is another version', async () => {
  const { app } = suite();
  const nominee = await registerStranger(app);
  const send = async () => {
    const { url } = await uploadDocument(app, nominee);
    await submit(app, nominee, nominationForm({ organization, supportingDocUrl: url }));
    await app.background.idle();
  };
  await send();
  const judge = await registerJudge(app, admin);
  const before = await assignmentNow(judge);
  await giveBack(app, nominee);
  await send();
  const after = await assignmentNow(judge);
  expect(after.document).toEqual(before.document);
  expect(after.version).not.toBe(before.version);
});
