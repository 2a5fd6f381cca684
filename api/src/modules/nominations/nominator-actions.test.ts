import {
  labelledTexts,
  nominationTexts,
  type SubmittedNominationReply,
} from '@meritum/shared/contracts/nominations';
import { takeFields } from '@meritum/shared/contracts/shape';
import { referenceOf } from '@meritum/shared/programme/reference';
import { type Person, registerAccount } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { laterMailsTo } from '../../../testing/mails';
import { buildForm, statusOf, storedNominations, submit } from '../../../testing/nominations';
import { storeResult } from '../../../testing/stored';
import { uploadDocument } from '../../../testing/uploads';
import { copyOfNomination } from './copy';

const suite = suiteApp();

let person: Person;
beforeEach(async () => {
  person = await registerAccount(suite().app);
});

const get = (path = '', who = person) =>
  suite().app.inject({ url: `/api/nominations/mine${path}`, headers: who.authorized });
const act = (what: 'withdrawal' | 'reopening') =>
  suite().app.inject({
    method: 'POST',
    url: `/api/nominations/mine/${what}`,
    headers: person.authorized,
  });

const own = async () => (await get()).json<{ data: SubmittedNominationReply }>().data;

/** Inserts an assignment as planning would. */
async function assign(status: 'pending' | 'completed') {
  const [nomination] = await storedNominations(suite().app, person);
  await suite()
    .app.mongo.db.collection<{ _id: string; [field: string]: unknown }>('assignments')
    .insertOne({
      _id: `${nomination?._id}:${status}`,
      nominationId: nomination?._id,
      judgeId: status,
      status,
      season: '2025',
    });
}

test('only its nominator reads the whole submission', async () => {
  const { documentId: _, ...document } = await uploadDocument(suite().app, person);
  const form = buildForm({ supportingDocUrl: document.url });
  const sent = (await submit(suite().app, person, form)).json<{ data: { nominationId: string } }>();
  const { submittedAt, reference, ...rest } = await own();
  expect(rest).toEqual({
    ...takeFields(nominationTexts, form),
    status: 'UNDER_REVIEW',
    season: '2025',
    category: 'Technology',
    email: person.email,
    supportingLinks: ['https://example.com/paper'],
    document,
    may: { withdraw: true, reopen: true },
  });
  const letters = sent.data.nominationId.replaceAll('-', '').toUpperCase();
  expect(reference).toBe(`N-${letters.slice(0, 4)}-${letters.slice(4, 8)}`);
  expect((await get('', await registerAccount(suite().app))).statusCode).toBe(404);
});

test('the copy is a PDF with everything that was submitted, the same each time', async () => {
  await submit(suite().app, person, buildForm({ fullName: '山田 太郎' }));
  const [first, second] = [await get('.pdf'), await get('.pdf')];
  expect([first.statusCode, first.headers]).toMatchObject([
    200,
    {
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/nomination-N(-[0-9A-F]{4}){2}\.pdf/),
    },
  ]);
  expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
  const { facts } = copyOfNomination(await own());
  const printed = JSON.stringify(facts);
  for (const { text } of labelledTexts(await own())) expect(printed).toContain(text);
});

test('before it is assigned, it can be reopened, edited and submitted again', async () => {
  await submit(suite().app, person, buildForm());
  expect((await act('reopening')).statusCode).toBe(204);
  expect(await statusOf(suite().app, person)).toMatchObject({
    status: 'APPLICATION_PENDING',
    fullName: '',
    returned: { by: 'nominator', note: '', essay: buildForm().essay },
    may: { submit: true },
  });
  expect(await own()).toMatchObject({
    ...takeFields(nominationTexts, buildForm()),
    may: { withdraw: false, reopen: false },
  });
  await submit(suite().app, person, buildForm({ essay: 'Better words.' }));
  expect(await own()).toMatchObject({ status: 'UNDER_REVIEW', essay: 'Better words.' });
});

test.each([
  ['withdrawal', 'nomination.withdrawn'],
  ['reopening', 'nomination.reopened'],
] as const)(
  'simultaneous repetitions of a %s happen and are recorded once',
  async (what, action) => {
    await submit(suite().app, person, buildForm());
    const replies = await Promise.all([1, 2, 3, 4].map(() => act(what)));
    // The retry after a lost reply.
    replies.push(await act(what));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(204));
    const [nomination] = await storedNominations(suite().app, person);
    expect(nomination?.revision).toBe(2);
    const about = { action: /^nomination/, 'subject.id': nomination?._id };
    const recorded = await suite().app.mongo.db.collection('audit').find(about).toArray();
    expect(recorded).toMatchObject([{ action }]);
  },
);

test('once assigned, it can be withdrawn but not edited; once rated, neither', async () => {
  await submit(suite().app, person, buildForm());
  await assign('pending');
  expect((await own()).may).toEqual({ withdraw: true, reopen: false });
  expect((await act('reopening')).statusCode).toBe(412);
  await assign('completed');
  expect((await own()).may).toEqual({ withdraw: false, reopen: false });
  expect((await act('withdrawal')).json()).toMatchObject({ status: 412 });
  expect((await statusOf(suite().app, person)).status).toBe('UNDER_REVIEW');
});

test('once judging has ended it cannot be withdrawn, rated or not', async () => {
  await submit(suite().app, person, buildForm());
  await storeResult(suite().app, { state: 'closed' });
  expect((await own()).may.withdraw).toBe(false);
  expect((await act('withdrawal')).json()).toMatchObject({ status: 412 });
  await suite().app.mongo.db.collection('results').deleteMany({});
});

test('a withdrawal is mailed, and the nomination can be submitted again', async () => {
  suite().holdClock();
  await submit(suite().app, person, buildForm());
  expect((await act('withdrawal')).statusCode).toBe(204);
  expect((await act('reopening')).statusCode).toBe(404);
  expect(await statusOf(suite().app, person)).toMatchObject({
    status: 'APPLICATION_PENDING',
    returned: { by: 'withdrawal' },
  });
  const [nomination] = await storedNominations(suite().app, person);
  const mails = await laterMailsTo(suite().app, person.email);
  // The clock stands still, so the mails have no order by time.
  const byKey = mails.toSorted((one, other) => one.key.localeCompare(other.key));
  expect(byKey.map(({ key, values }) => [key, values])).toEqual([
    [`nomination-received:${nomination?._id}:1`, byKey[0]?.values],
    [
      `nomination-withdrawn:${nomination?._id}:2`,
      {
        name: 'Ada Example',
        reference: referenceOf(nomination?._id ?? ''),
        category: 'Technology',
        withdrawnAt: nomination?.returned?.at,
      },
    ],
  ]);
  expect((await submit(suite().app, person, buildForm())).statusCode).toBe(201);
});
