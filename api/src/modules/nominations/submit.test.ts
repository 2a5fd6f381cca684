import { nominationTexts } from '@meritum/shared/contracts/nominations';
import { takeFields } from '@meritum/shared/contracts/shape';
import { referenceOf } from '@meritum/shared/programme/reference';
import { projectTitle } from '@meritum/shared/programme/site';
import { type Person, registerAccount } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { commandsOf } from '../../../testing/commands';
import { aMomentBefore } from '../../../testing/moments';
import { buildForm, storedNominations, submit } from '../../../testing/nominations';
import { appendToLog } from '../../../testing/public-log';
import { setJudging } from '../../../testing/seasons';
import { uploadDocument } from '../../../testing/uploads';
import { trustedFor } from '../../platform/clock';
import { startNextSeason } from '../seasons/next-season';
import { setNominationsOpen } from '../seasons/opening';

const suite = suiteApp();

let person: Person;
beforeEach(async () => {
  person = await registerAccount(suite().app);
});

const send = (form: object = buildForm(), key?: string) => submit(suite().app, person, form, key);

const stored = () => storedNominations(suite().app, person);

test('PERM-002 submitting requires sign-in, and stores nothing without', async () => {
  const reply = await submit(suite().app, { ...person, authorized: { authorization: '' } });
  expect(reply.json()).toMatchObject({ status: 401, code: 'unauthenticated' });
  expect(await stored()).toEqual([]);
});

test('ENT-001 the whole payload is stored', async () => {
  await appendToLog(suite());
  const document = await uploadDocument(suite().app, person);
  await send(
    buildForm({
      fullName: ' Ada Example ',
      supportingDocUrl: document.url,
      supportingLink3: ' https://example.com/three ',
    }),
    'a-key-of-the-form',
  );
  const [nomination] = await stored();
  expect(await stored()).toEqual([
    {
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      season: '2025',
      category: 'Technology',
      ...takeFields(nominationTexts, buildForm()),
      email: person.email,
      projectTitle,
      supportingLinks: ['https://example.com/paper', '', 'https://example.com/three', '', ''],
      supportingDocUrl: document.url,
      document: {
        id: document.documentId,
        name: 'evidence.pdf',
        url: document.url,
        bytes: document.bytes,
      },
      submittedBy: person.accountId,
      submitterEmail: person.email,
      agreeTerms: true,
      status: 'UNDER_REVIEW',
      submission: { key: 'a-key-of-the-form', digest: expect.stringMatching(/^[\w-]{43}$/) },
      submittedAt: aMomentBefore(suite().clock()),
      emailConfirmedAt: null,
      folded: { name: 'ada example', organization: 'example works', email: person.email },
      revision: 1,
      returned: null,
      pendingMails: [
        {
          key: `nomination-received:${nomination?._id}:1`,
          stateOf: { id: nomination?._id, revision: 1 },
          maxADay: 5,
          to: { address: person.email, name: 'Ada Example', confirmed: false },
          template: 'nomination-received',
          values: {
            name: 'Ada Example',
            nominee: 'Ada Example',
            organization: 'Example Works',
            category: 'Technology',
            submittedAt: nomination?.submittedAt,
            reference: referenceOf(nomination?._id ?? ''),
            confirmation: {
              confirmationId: expect.stringMatching(/^[\w-]{36}$/),
              expiresAt: expect.any(Date),
              portal: 'nomination',
            },
          },
        },
      ],
    },
  ]);
});

test('ENT-002 ENT-003 PERM-004 OPEN-013 identity, address, title and a missing name come from the server', async () => {
  const other = await registerAccount(suite().app);
  await send(
    buildForm({
      submittedBy: other.accountId,
      submitterEmail: other.email,
      email: other.email,
      projectTitle: 'Another title',
      fullName: '   ',
      supportingDocUrl: '',
    }),
  );
  expect(await stored()).toMatchObject([
    {
      submittedBy: person.accountId,
      submitterEmail: person.email,
      email: person.email,
      projectTitle,
      fullName: person.displayName,
      supportingDocUrl: '',
      document: null,
    },
  ]);
  expect(await storedNominations(suite().app, other)).toEqual([]);
});

test('ENT-004 agreeTerms is a boolean and nothing else', async () => {
  for (const agreeTerms of ['on', 'true', 1, null])
    expect((await send({ ...buildForm(), agreeTerms })).json()).toMatchObject({
      status: 400,
      errors: [{ pointer: '/agreeTerms' }],
    });
});

test('OPEN-016 a second nomination in the category is refused, the first one kept', async () => {
  await send(buildForm({ organization: 'First' }), 'first-key-1');
  const reply = await send(buildForm({ organization: 'Second' }), 'second-key');
  expect(reply.json()).toMatchObject({ status: 409, code: 'already-exists' });
  expect(await stored()).toMatchObject([{ organization: 'First' }]);
});

test('API-001 a repeated submission gets the first reply, with fields in any order; other content with its key is refused', async () => {
  const form = buildForm({ essay: 'First words.' });
  const replies = [
    await send(form, 'same-key-1'),
    await send(Object.fromEntries(Object.entries(form).reverse()), 'same-key-1'),
    await send({ ...form, essay: 'Other words.' }, 'same-key-1'),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 409]);
  const [nomination] = await stored();
  for (const reply of replies.slice(0, 2))
    expect(reply.json()).toEqual({ data: { nominationId: nomination?._id } });
  expect(await stored()).toMatchObject([{ essay: 'First words.' }]);
});

test('the same key of another account is a new submission', async () => {
  const other = await registerAccount(suite().app);
  const mine = await send(buildForm(), 'shared-key');
  const theirs = await submit(suite().app, other, buildForm(), 'shared-key');
  expect(theirs.statusCode).toBe(201);
  expect(theirs.json()).not.toEqual(mine.json());
});

test('an invalid key is refused', async () => {
  expect((await send(buildForm(), 'short')).json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '/idempotency-key' }],
  });
});

test('twenty simultaneous submissions with one key make one nomination and twenty equal replies', async () => {
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => send(buildForm(), 'double-click')),
  );
  expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(replies[0]?.statusCode).toBe(201);
  expect(await stored()).toHaveLength(1);
});

test('a submission from an unconfirmed address costs seven queries, one write, its mail, a second look at own ratings, and the removal of its draft', async () => {
  // Seasons and extensions are cached for half a second.
  suite().pass(trustedFor);
  expect(await commandsOf(suite().app, () => send())).toEqual([
    ...Array(7).fill('find'),
    ...['insert', 'aggregate', 'insert', 'find', 'delete'],
  ]);
});

describe('OPEN-007 the season in the database decides', () => {
  /** The seasons' commands as another process has them. */
  const elsewhere = () => suite().commands().seasonal;

  const closed = {
    status: 412,
    code: 'failed-precondition',
    message: 'Nominations are closed in this category.',
  };

  test('a category that another process has closed accepts nothing from then on', async () => {
    await suite().app.inject('/api/season');
    await setNominationsOpen(elsewhere(), { category: 'Technology', open: false });
    expect((await send()).json()).toMatchObject(closed);
    await setNominationsOpen(elsewhere(), { category: 'AI', open: true });
    expect((await send()).json()).toMatchObject(closed);
    expect(await stored()).toEqual([]);
    await setNominationsOpen(elsewhere(), { category: 'Technology', open: true });
    expect((await send()).statusCode).toBe(201);
  });

  test('API-001 a repeated submission gets its reply after nominations have closed, and a new one goes to the next season', async () => {
    const first = await send(buildForm(), 'this-season');
    const process = elsewhere();
    const { id: season } = await startNextSeason(process);
    for (const category of ['Technology', 'AI'])
      await setNominationsOpen(process, { category, open: false });
    expect((await send(buildForm(), 'this-season')).json()).toEqual(first.json());
    expect((await send(buildForm(), 'next-season')).json()).toMatchObject(closed);
    await setJudging(suite().app, false);
    await setNominationsOpen(process, { category: 'Technology', open: true, season });
    const ofThis = { season: '2025', category: 'Technology' };
    const again = await submit(suite().app, person, buildForm(), 'this-season', ofThis);
    expect(again.json()).toEqual(first.json());
    const late = await submit(suite().app, person, buildForm(), 'too-late', ofThis);
    expect(late.json()).toMatchObject({
      status: 412,
      message:
        'This was written for a season or category that no longer takes nominations. Nothing is lost: check it, and submit it again to nominate in Technology, Season 2026.',
    });
    expect((await send(buildForm(), 'next-season')).statusCode).toBe(201);
    expect((await stored()).map(({ season, category }) => [season, category])).toEqual([
      ['2025', 'Technology'],
      ['2026', 'Technology'],
    ]);
  });
});
