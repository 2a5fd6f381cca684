import type { AuditStateReply } from '@meritum/shared/contracts/audit';
import { deleteAccount, type Person, setRole } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { auditSeen, callAs } from '../../../testing/console';
import { registerAdmin, registerJudge, registerStranger } from '../../../testing/judges';

const suite = suiteApp();

/** Starts a process with these settings, and does its minutely work. */
async function start(settings: Record<string, string> = {}) {
  const { started } = suite().commands(settings);
  const jobs = started.flatMap(({ upkeep }) => upkeep);
  await jobs.find(({ name }) => name === 'recording who is an organiser')?.work();
}

async function leave(person: Person) {
  const { app } = suite();
  const reply = await deleteAccount(app, person);
  if (reply.statusCode !== 204) throw new Error(reply.body);
}

const listings = async (reader: Person) =>
  (await auditSeen(suite().app, reader, { action: 'organisers.listed' })).map(({ after }) => after);

test('who is an organiser, and by what, is recorded at a start when it has changed', async () => {
  const { app } = suite();
  const reader = await registerAdmin(app);
  const chair = await registerStranger(app);
  const named = { ADMIN_EMAILS: chair.email };
  const mark = expect.stringMatching(/^[0-9a-f]{32}$/);
  await start(named);
  await start(named);
  const [first, ...others] = await listings(reader);
  expect(others).toEqual([]);
  expect(first).toHaveLength(2);
  expect(first).toEqual(
    expect.arrayContaining([
      { mark, by: 'role' },
      { mark, by: 'address' },
    ]),
  );
  await setRole(app, chair.accountId, 'admin');
  await start(named);
  expect((await listings(reader))[0]).toEqual([
    { mark, by: 'role' },
    { mark, by: 'role' },
  ]);
  const stored = JSON.stringify(await listings(reader));
  for (const secret of [chair.accountId, chair.email, reader.accountId])
    expect(stored).not.toContain(secret);
});

test('acts of different organisers stay distinct after their accounts are deleted', async () => {
  const { app } = suite();
  const reader = await registerAdmin(app);
  const [one, other] = [await registerAdmin(app), await registerAdmin(app)];
  for (const organiser of [one, one, other]) await registerJudge(app, organiser);
  const by = async () => {
    const [last, ...before] = await auditSeen(app, reader, { action: 'judge.verified' });
    return [last, ...before].slice(0, 3).map((entry) => entry?.actor);
  };
  expect((await by()).map((actor) => actor?.id)).toEqual([
    other.accountId,
    one.accountId,
    one.accountId,
  ]);
  for (const organiser of [one, other]) await leave(organiser);
  const [last, second, first] = await by();
  expect([last?.person, second?.person]).toEqual([null, null]);
  expect(second?.id).toBe(first?.id);
  expect(last?.id).not.toBe(first?.id);
  expect(await auditSeen(app, reader, { actor: first?.id ?? '' })).toHaveLength(2);
  await callAs(app, reader, 'verifyAudit');
  await app.background.idle();
  const { verdict } = (await callAs(app, reader, 'getAuditState')).json<AuditStateReply>();
  expect(verdict?.whole).toBe(true);
  const stored = JSON.stringify(await app.mongo.db.collection('audit').find().toArray());
  for (const { accountId } of [one, other]) expect(stored).not.toContain(accountId);
});

test('acts on one’s own data carry no mark', async () => {
  const { app } = suite();
  const reader = await registerAdmin(app);
  await leave(await registerStranger(app));
  const [entry] = await auditSeen(app, reader, { action: 'account.deleted' });
  expect(entry?.actor).toEqual({ kind: 'account', id: null, person: null });
});
