import { calls } from '@meritum/shared/contracts/calls';
import type { DraftRequest, DraftSaveReply, SavedDraft } from '@meritum/shared/contracts/drafts';
import { type Person, registerAccount } from '../../../../testing/accounts';
import { suiteApp } from '../../../../testing/app';
import { testLinks } from '../../../../testing/config';
import { mailsTo } from '../../../../testing/mails';
import { buildDraft, buildForm, submit } from '../../../../testing/nominations';
import { everyMailIsPending } from '../../../../testing/pending-mails';
import { changeSeason } from '../../../../testing/seasons';
import { uploadDocument } from '../../../../testing/uploads';
import { after, hours } from '../../../platform/clock';
import { remindOfDrafts } from './upkeep';

const suite = suiteApp();
const url = calls.saveNominationDraft.path;

let person: Person;
beforeEach(async () => {
  suite().holdClock();
  person = await registerAccount(suite().app);
});

const call = (
  name: 'getNominationDraft' | 'saveNominationDraft' | 'discardNominationDraft',
  payload?: object,
  who = person,
) =>
  suite().app.inject({
    method: calls[name].method,
    url: calls[name].path,
    headers: {
      ...who.authorized,
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
    ...(payload && { payload }),
  });
const save = async (changed: Partial<DraftRequest> = {}) =>
  (await call('saveNominationDraft', buildDraft(changed))).json<DraftSaveReply>();
const kept = async (who = person) =>
  (await call('getNominationDraft', undefined, who)).json<{ draft: SavedDraft | null }>().draft;
const essay = (text: string) => ({ values: { essay: text } });

test('a draft is stored with its document, for its owner on any device', async () => {
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

test.each([
  ['the largest whole number', Number.MAX_SAFE_INTEGER],
  ['more than anybody saves', 1_000_000_000],
])('a save based on %s is refused, and the draft can be read and saved', async (_, revision) => {
  expect((await call('saveNominationDraft', buildDraft({ revision }))).statusCode).toBe(400);
  expect(await kept()).toBeNull();
  expect((await save()).saved).toBe(true);
});

test('a new draft has revision 1, whatever revision its form names', async () => {
  expect((await save({ revision: 999_999_999 })).draft.revision).toBe(1);
  expect((await kept())?.revision).toBe(1);
});

test('a save based on an older revision changes nothing, and returns the stored draft', async () => {
  await save();
  const other = await save({ ...essay('Of another tab'), revision: 1, writer: 'other-tab' });
  const late = await save({ ...essay('Of the first tab'), revision: 1 });
  expect(late).toEqual({ saved: false, draft: other.draft });
  expect((await kept())?.values).toEqual({ essay: 'Of another tab' });
  const second = await save({ ...essay('Of the first tab'), revision: 2 });
  expect([second.saved, second.draft.revision]).toEqual([true, 3]);
});

test('a save whose reply was lost does not conflict with the next save of the same form', async () => {
  await save();
  await save({ ...essay('Lost reply'), revision: 1 });
  const next = await save({ ...essay('And more'), revision: 1 });
  expect([next.saved, next.draft.revision, next.draft.values]).toEqual([
    true,
    3,
    { essay: 'And more' },
  ]);
});

test('of two tabs that save simultaneously one succeeds', async () => {
  await save();
  const both = await Promise.all(
    ['tab-one-', 'tab-two-'].map((writer) => save({ ...essay(writer), revision: 1, writer })),
  );
  expect(both.map(({ saved }) => saved).sort()).toEqual([false, true]);
});

test("a draft cannot refer to another's document, and keeps its own from being removed", async () => {
  const { documentId } = await uploadDocument(suite().app, await registerAccount(suite().app));
  expect((await call('saveNominationDraft', buildDraft({ documentId }))).statusCode).toBe(400);
  const own = await uploadDocument(suite().app, person);
  await save({ documentId: own.documentId });
  for (let turn = 0; turn < 5; turn++) await uploadDocument(suite().app, person, `${turn}.pdf`);
  expect((await kept())?.document).toEqual(own);
});

test('a draft is gone after the submission, and a late save does not bring it back', async () => {
  await save();
  await submit(suite().app, person, buildForm());
  expect(await kept()).toBeNull();
  expect((await call('saveNominationDraft', buildDraft({ revision: 1 }))).json()).toMatchObject({
    status: 409,
    code: 'already-exists',
  });
  expect(await kept()).toBeNull();
});

test('a draft can be discarded, also twice', async () => {
  await save();
  expect((await call('discardNominationDraft')).statusCode).toBe(204);
  expect((await call('discardNominationDraft')).statusCode).toBe(204);
  expect(await kept()).toBeNull();
});

test.each<[string, object]>([
  ['an unknown field', { extra: 1 }],
  ['a value of another type', { values: { essay: 7 } }],
  ['an endless text', { values: { essay: 'x'.repeat(20_001) } }],
  ['a writer with blanks', { writer: 'not a writer' }],
])('a draft with %s is refused', async (_, changed) => {
  expect((await call('saveNominationDraft', { ...buildDraft(), ...changed })).statusCode).toBe(400);
});

describe('reminders', () => {
  everyMailIsPending(suite);
  beforeEach(async () => {
    await closeIn(300);
    await save();
  });

  /** Runs the job this many hours before the deadline, in three processes simultaneously. */
  async function remindAt(hoursLeft: number) {
    const clock = () => after(suite().clock(), hours(300 - hoursLeft));
    const turn = () => remindOfDrafts(suite().commands({}, clock).keepingDrafts);
    await Promise.all([turn(), turn(), turn()]);
  }

  const reminders = async () =>
    (await mailsTo(suite().app, person.email)).filter(
      ({ template }) => template === 'draft-reminder',
    );

  const closeIn = (left: number) => {
    const closesAt = after(suite().clock(), hours(left)).toISOString();
    return changeSeason(suite().app, { 'categories.$[].nominations': { open: true, closesAt } });
  };

  test('people with a draft are reminded a week and a day before the deadline, and again if it moves', async () => {
    const counts = [];
    for (const left of [169, 168, 100, 24, 1]) {
      await remindAt(left);
      counts.push((await reminders()).length);
    }
    expect(counts).toEqual([0, 1, 1, 2, 2]);
    await closeIn(310);
    await remindAt(24 - 10);
    expect(await reminders()).toHaveLength(3);
  });

  test('a reminder that could not be sent before nominations close is not sent afterwards', async () => {
    await remindAt(24);
    const [mail] = await reminders();
    expect(mail?.sendBefore).toEqual(after(suite().clock(), hours(300)));
  });

  test('opening the one-click address in a browser leads to the page', async () => {
    const reply = await suite().app.inject(`${url}/reminders/stop/id.token`);
    expect([reply.statusCode, reply.headers.location]).toEqual([
      303,
      '/tech-nomination/reminders#token=id.token',
    ]);
  });

  test.each(['json', 'form'] as const)(
    'one click stops them without signing in, as %s',
    async (kind) => {
      const token = testLinks.tokenOf('end-draft-reminders', person.accountId);
      const stop = (given: string) =>
        suite().app.inject(
          kind === 'json'
            ? { method: 'POST', url: `${url}/reminders/stop`, payload: { token: given } }
            : {
                method: 'POST',
                url: `${url}/reminders/stop/${given}`,
                headers: { 'content-type': 'application/x-www-form-urlencoded' },
                payload: 'List-Unsubscribe=One-Click',
              },
        );
      expect((await stop(`${person.accountId}.${'A'.repeat(43)}`)).statusCode).toBe(412);
      expect((await stop(token)).statusCode).toBe(204);
      await remindAt(24);
      expect(await reminders()).toEqual([]);
    },
  );
});
