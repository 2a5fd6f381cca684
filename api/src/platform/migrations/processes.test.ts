import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { testDatabase } from '../../testing/database';
import { startProgram } from '../../testing/program';
import { allDone, insertNumbered, type Numbered } from './testing/numbered-steps';

const uri = process.env.TEST_MONGODB_URI ?? '';
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});
const db = testDatabase();
beforeEach(() => insertNumbered(db()));

const running = new Set<ChildProcess>();

/** A migrating process; `said` resolves at its line, `ended` with its code or signal. */
function migrating({ silenceMs, stay = false }: { silenceMs: number; stay?: boolean }) {
  const script = join(import.meta.dirname, 'testing/migrating-process.ts');
  const args = [uri, db().databaseName, String(silenceMs), stay ? 'stay' : ''];
  const child = startProgram(script, args);
  running.add(child);
  const lines = new Set<string>();
  const reader = createInterface(child.stdout);
  reader.on('line', (line) => lines.add(line));
  const said = async (line: string) => {
    while (!lines.has(line)) await once(reader, 'line');
  };
  const ended = once(child, 'exit').then(([code, signal]) => code ?? signal);
  return { child, pid: child.pid, said, ended };
}

const runs = async () =>
  (await db().collection('runs').find().toArray()).map(({ step, pid }) => ({ step, pid }));

const applied = async () =>
  (await db().collection('migrations').find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id);

const documents = () => db().collection<Numbered>('numbered').find().sort({ _id: 1 }).toArray();

const beat = async () => Number((await db().collection('locks').findOne())?.beat);

test('of four simultaneous starts one runs each step, and all continue', async () => {
  const all = Array.from({ length: 4 }, () => migrating({ silenceMs: 60_000 }));
  expect(await Promise.all(all.map(({ ended }) => ended))).toEqual([0, 0, 0, 0]);
  expect((await runs()).map(({ step }) => step)).toEqual([1, 2]);
  expect(await applied()).toEqual(['0001-numbered', '0002-numbered']);
  expect(await documents()).toEqual(allDone);
  expect(await db().collection('locks').countDocuments()).toBe(0);
}, 60_000);

test('after kill -9 in the middle of a step a waiting process runs it again', async () => {
  const first = migrating({ silenceMs: 60_000, stay: true });
  await first.said('half');
  const second = migrating({ silenceMs: 1_500 });
  await second.said('ready');
  // The first process's heartbeat lasts longer than the silence the second one waits for.
  const begun = await beat();
  while ((await beat()) < begun + 60) await new Promise((resolve) => setImmediate(resolve));
  expect(await runs()).toEqual([{ step: 1, pid: first.pid }]);

  first.child.kill('SIGKILL');
  expect([await first.ended, await second.ended]).toEqual(['SIGKILL', 0]);
  expect(await runs()).toEqual([
    { step: 1, pid: first.pid },
    { step: 1, pid: second.pid },
    { step: 2, pid: second.pid },
  ]);
  expect(await applied()).toEqual(['0001-numbered', '0002-numbered']);
  expect(await documents()).toEqual(allDone);
  expect(await db().collection('locks').countDocuments()).toBe(0);
}, 60_000);
