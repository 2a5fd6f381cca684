import { medalEntry, medalWith, suiteTrail } from '../../testing/audit/trail';
import { runMeritum } from '../../testing/program';
import { auditVerified } from './verify-audit';

const suite = suiteTrail();

const verify = (head?: string) => auditVerified(head, suite().audit);

beforeEach(async () => {
  const { trail, pendingEntries } = suite();
  await trail.recordAudit(pendingEntries, medalWith('m', medalEntry(), medalEntry(), medalEntry()));
});

test('it prints the number of entries and the head, and accepts a noted head', async () => {
  const [, , last] = await suite().chain();
  const head = `3:${last?.hash}`;
  const whole = `The audit trail is whole. Entries: 3, with parts erased: 0.\nHead: ${head}`;
  const settings = {
    MONGODB_URI: process.env.TEST_MONGODB_URI ?? '',
    MONGODB_DATABASE: suite().db.databaseName,
  };
  const printed = { code: 0, stdout: `${whole}\n`, stderr: '' };
  expect(await runMeritum(['verify-audit', head], settings)).toEqual(printed);
  expect(await verify()).toBe(whole);
});

test('a broken chain fails with the first broken entry', async () => {
  const [, second] = await suite().chain();
  const audit = suite().db.collection('audit');
  await audit.updateOne({ seq: 2 }, { $set: { action: 'medal.taken' } });
  await expect(verify()).rejects.toThrow(
    'The audit trail is broken: entry 2 does not match its hash. ' +
      `Found at the entry with the id ${second?._id}.`,
  );
});

test('a head that cannot be read is refused before anything is', async () => {
  await expect(verify('3:xyz')).rejects.toThrow(
    'Usage: verify-audit [<head printed by an earlier check>]',
  );
});
