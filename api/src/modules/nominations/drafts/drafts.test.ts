import type { DraftRequest, DraftSaveReply, SavedDraft } from '@meritum/shared/contracts/drafts';
import { type Person, registerAccount } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { draftRequest, nominationForm, submit } from '../../../testing/nominations';
import { uploadDocument } from '../../../testing/uploads';

const suite = suiteApp();
const url = '/api/nominations/draft';

let person: Person;
beforeEach(async () => {
  suite().holdClock();
  person = await registerAccount(suite().app);
});

const call = (method: 'GET' | 'PUT' | 'DELETE', payload?: object, who = person) =>
  suite().app.inject({
    method,
    url,
    headers: {
      ...who.authorized,
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
    ...(payload && { payload }),
  });
const save = async (changed: Partial<DraftRequest> = {}) =>
  (await call('PUT', draftRequest(changed))).json<DraftSaveReply>();
const kept = async (who = person) =>
  (await call('GET', undefined, who)).json<{ draft: SavedDraft | null }>().draft;
const essay = (text: string) => ({ values: { essay: text } });

test('a draft is kept with its document, and read on any device by its owner alone', async () => {
  expect(await kept()).toBeNull();
  const document = await uploadDocument(suite().app, person);
  const { saved, draft } = await save({ documentId: document.documentId });
  expect([saved, draft]).toEqual([
    true,
    {
      values: { essay: 'A first sentence' },
      document,
      idempotencyKey: 'key-of-the-form',
      revision: 1,
      savedAt: suite().clock().toISOString(),
      device: 'Firefox on Windows',
    },
  ]);
  expect(await kept()).toEqual(draft);
  expect(await kept(await registerAccount(suite().app))).toBeNull();
});

test('a save that goes on from an older state changes nothing, and is told what is there', async () => {
  await save();
  const other = await save({ ...essay('Of another tab'), revision: 1, writer: 'other-tab' });
  const late = await save({ ...essay('Of the first tab'), revision: 1 });
  expect(late).toEqual({ saved: false, draft: other.draft });
  expect((await kept())?.values).toEqual({ essay: 'Of another tab' });
  const settled = await save({ ...essay('Of the first tab'), revision: 2 });
  expect([settled.saved, settled.draft.revision]).toEqual([true, 3]);
});

test('a save whose reply was lost is no conflict with the next one of the same form', async () => {
  await save();
  await save({ ...essay('Lost reply'), revision: 1 });
  const next = await save({ ...essay('And more'), revision: 1 });
  expect([next.saved, next.draft.revision, next.draft.values]).toEqual([
    true,
    3,
    { essay: 'And more' },
  ]);
});

test('of two tabs that save the same moment one is kept', async () => {
  await save();
  const both = await Promise.all(
    ['tab-one-', 'tab-two-'].map((writer) => save({ ...essay(writer), revision: 1, writer })),
  );
  expect(both.map(({ saved }) => saved).sort()).toEqual([false, true]);
});

test("another's document is no part of a draft, and a draft keeps its own from being tidied", async () => {
  const { documentId } = await uploadDocument(suite().app, await registerAccount(suite().app));
  expect((await call('PUT', draftRequest({ documentId }))).statusCode).toBe(400);
  const own = await uploadDocument(suite().app, person);
  await save({ documentId: own.documentId });
  for (let turn = 0; turn < 5; turn++) await uploadDocument(suite().app, person, `${turn}.pdf`);
  expect((await kept())?.document).toEqual(own);
});

test('a draft is gone once it was submitted, and a late save brings none back', async () => {
  await save();
  await submit(suite().app, person, nominationForm());
  expect(await kept()).toBeNull();
  expect((await call('PUT', draftRequest({ revision: 1 }))).json()).toMatchObject({
    status: 409,
    code: 'already-exists',
  });
  expect(await kept()).toBeNull();
});

test('a draft can be thrown away, also twice', async () => {
  await save();
  expect((await call('DELETE')).statusCode).toBe(204);
  expect((await call('DELETE')).statusCode).toBe(204);
  expect(await kept()).toBeNull();
});

test.each<[string, object]>([
  ['an unknown field', { extra: 1 }],
  ['a value of another type', { values: { essay: 7 } }],
  ['an endless text', { values: { essay: 'x'.repeat(20_001) } }],
  ['a writer with blanks', { writer: 'not a writer' }],
])('a draft with %s is refused', async (_, changed) => {
  expect((await call('PUT', { ...draftRequest(), ...changed })).statusCode).toBe(400);
});
