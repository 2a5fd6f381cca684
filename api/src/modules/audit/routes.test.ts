import type { AuditReply } from '@meritum/shared/contracts/audit';
import { type Person, registerAccount } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { append as appendTo, medalEntry } from '../../../testing/audit/trail';
import { callAs } from '../../../testing/console';
import { registerAdmin } from '../../../testing/judges';
import { buildForm, returnReviewed, submit } from '../../../testing/nominations';
import { pageLength } from './commands';

const suite = suiteApp();

let admin: Person;
beforeAll(async () => {
  admin = await registerAdmin(suite().app);
});
beforeEach(() => suite().app.mongo.db.collection('audit').deleteMany({}));

const append = (...entries: ReturnType<typeof medalEntry>[]) =>
  appendTo(suite().app.mongo.db, ...entries);

async function list(query: Record<string, string> = {}): Promise<AuditReply> {
  const reply = await callAs(suite().app, admin, 'listAudit', query);
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

const reasons = ({ entries }: AuditReply) => entries.map(({ reason }) => reason);

const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
const digest = expect.stringMatching(/^[0-9a-f]{64}$/);

test('an admin reads who returned a nomination, whose, when and why', async () => {
  const { app } = suite();
  const person = await registerAccount(app);
  const sent = await submit(app, person, buildForm());
  const { nominationId } = sent.json<{ data: { nominationId: string } }>().data;
  await returnReviewed(app, person, 'Please name your role.');
  expect(await list()).toEqual({
    entries: [
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        seq: 1,
        hash: digest,
        at: instant,
        action: 'nomination.returned',
        actor: { kind: 'command', id: 'test', person: null },
        subject: {
          noun: 'nomination',
          id: nominationId,
          accountId: person.accountId,
          person: { name: person.displayName, email: person.email },
        },
        withheld: false,
        reason: 'Please name your role.',
        before: { status: 'UNDER_REVIEW', revision: 1 },
        after: { status: 'APPLICATION_PENDING', revision: 2 },
      },
    ],
    next: null,
  });
});

test('pages follow by cursor, newest first, even while entries are added', async () => {
  const count = pageLength + 2;
  const entries = Array.from({ length: count }, (_, at) => medalEntry({ reason: `${at + 1}` }));
  await append(...entries);
  const first = await list();
  await append(medalEntry({ reason: 'later' }));
  const second = await list({ cursor: first.next ?? '' });
  const newestFirst = entries.map(({ reason }) => reason).reverse();
  expect([...reasons(first), ...reasons(second)]).toEqual(newestFirst);
  expect([first.entries.length, second.next]).toEqual([pageLength, null]);
});

test('entries can be found by subject, actor, action and time, and by all of them', async () => {
  const at = (time: string, entry = medalEntry()) => ({ ...entry, at: new Date(time) });
  const taken = medalEntry({
    actor: { command: 'take-medal' },
    action: 'medal.taken',
    subject: { id: 'medal-2', accountId: 'person-2' },
    reason: 'taken',
  });
  await append(
    at('2026-01-01T00:00:00Z', medalEntry({ reason: 'given' })),
    at('2026-02-01T00:00:00Z', taken),
    at('2026-03-01T00:00:00Z', medalEntry({ reason: 'given again' })),
  );
  const found = async (query: Record<string, string>) => reasons(await list(query));
  expect(await found({ subject: 'medal-2' })).toEqual(['taken']);
  expect(await found({ subject: 'person-2' })).toEqual(['taken']);
  expect(await found({ actor: 'take-medal' })).toEqual(['taken']);
  expect(await found({ actor: 'admin-1' })).toEqual(['given again', 'given']);
  expect(await found({ action: 'medal.taken' })).toEqual(['taken']);
  expect(await found({ from: '2026-02-01T00:00:00Z' })).toEqual(['given again', 'taken']);
  expect(await found({ until: '2026-02-01T00:00:00Z' })).toEqual(['given']);
  expect(await found({ actor: 'admin-1', from: '2026-02-01T00:00:00Z' })).toEqual(['given again']);
  expect(await found({ actor: 'admin-1', action: 'medal.taken' })).toEqual([]);
});

test('people are found by their address, and somebody without an account is not', async () => {
  const { accountId, email } = await registerAccount(suite().app);
  await append(
    medalEntry({ actor: { accountId }, reason: 'by them' }),
    medalEntry({ subject: { accountId }, reason: 'about them' }),
    medalEntry({ reason: 'of others' }),
  );
  const found = async (query: Record<string, string>) => reasons(await list(query));
  expect(await found({ actor: ` ${email.toUpperCase()}` })).toEqual(['by them']);
  expect(await found({ subject: email })).toEqual(['about them']);
  expect(await found({ subject: 'nobody@example.com' })).toEqual([]);
});

test.each([
  [{ action: 'anything' }, '/action'],
  [{ from: 'yesterday' }, '/from'],
  [{ cursor: '-1' }, '/cursor'],
  [{ subject: 'x'.repeat(255) }, '/subject'],
])('%j is refused', async (query: Record<string, string>, pointer) => {
  const reply = await callAs(suite().app, admin, 'listAudit', query);
  expect(reply.json()).toMatchObject({ status: 400, code: 'invalid-argument' });
  expect(reply.body).toContain(pointer.slice(1));
});
