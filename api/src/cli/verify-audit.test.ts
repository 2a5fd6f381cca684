import { medalEntry, owingMedal, suiteTrail } from '../modules/audit/testing/trail';
import { runMeritum } from '../testing/program';

const suite = suiteTrail();

const verify = (...args: string[]) =>
  runMeritum(['verify-audit', ...args], {
    MONGODB_URI: process.env.TEST_MONGODB_URI ?? '',
    MONGODB_DATABASE: suite().db.databaseName,
  });

beforeEach(async () => {
  const { trail, pendingEntries } = suite();
  await trail.recordAudit(
    pendingEntries,
    owingMedal('m', medalEntry(), medalEntry(), medalEntry()),
  );
});

test('it prints the number of entries and the head, and accepts a noted head', async () => {
  const [, , last] = await suite().chain();
  const head = `3:${last?.hash}`;
  const whole = `The audit trail is whole. Entries: 3, with parts erased: 0.\nHead: ${head}\n`;
  expect(await verify()).toEqual({ code: 0, stdout: whole, stderr: '' });
  expect(await verify(head)).toEqual({ code: 0, stdout: whole, stderr: '' });
});

test('a broken chain ends it with 1 and the first broken entry', async () => {
  const [, second] = await suite().chain();
  const audit = suite().db.collection('audit');
  await audit.updateOne({ seq: 2 }, { $set: { action: 'medal.taken' } });
  const broken =
    'The audit trail is broken: entry 2 does not match its hash. ' +
    `Found at the entry with the id ${second?._id}.\n`;
  expect(await verify()).toEqual({ code: 1, stdout: '', stderr: broken });
});

test('a tail that was cut since the head was noted ends it with 1', async () => {
  const [, , last] = await suite().chain();
  await suite().db.collection('audit').deleteOne({ seq: 3 });
  const cut = 'The audit trail is broken: the entries after 2 are missing, up to at least 3.\n';
  expect(await verify(`3:${last?.hash}`)).toEqual({ code: 1, stdout: '', stderr: cut });
});

test('a head that cannot be read is refused before anything is', async () => {
  const usage = 'Usage: verify-audit [<head printed by an earlier check>]\n';
  expect(await verify('3:xyz')).toEqual({ code: 1, stdout: '', stderr: usage });
});
