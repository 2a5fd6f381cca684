import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { startOwnStack } from '../../e2e/stack';
import { buildParts } from '../build/build-parts';
import { parts, root } from '../parts';
import { nextFreePort, somewhereForPorts } from '../start/ports';
import { client } from './identity/client';
import { enumeration, someAddress } from './identity/enumeration';
import { inARow, type LoopDelay, measure, regardless } from './identity/storm';

const probe = join(root, 'tools/bench/identity/loop-delay.mjs');
const endless = '1000000';

/** Passwords at the cost of production; the limits far away, as they are not what is measured. */
const settings = (port: number) => ({
  GOOGLE_SIGN_IN: 'off',
  PASSWORD_MEMORY_KIB: '65536',
  PASSWORD_PASSES: '3',
  FAILED_SIGN_INS_PER_ADDRESS: endless,
  REGISTRATIONS_PER_ADDRESS: endless,
  RESETS_PER_ADDRESS: endless,
  RATE_CREDENTIALS_PER_MINUTE: endless,
  NODE_OPTIONS: `--import=${probe}`,
  LOOP_DELAY_PORT: String(port),
});

const load = () =>
  loadavg()
    .map((one) => one.toFixed(1))
    .join(' ');

/** Sign-ins a second, what they do to everybody else, and what their times tell. */
export async function run(): Promise<void> {
  await buildParts(parts, () => {});
  const port = await nextFreePort(somewhereForPorts(), new Set());
  console.log(`  ${availableParallelism()} cores, Node ${process.version}, load ${load()}`);
  const stack = await startOwnStack(() => {}, settings(port));
  const api = client(stack.ports.api);
  const loopDelay = async () =>
    (await (await fetch(`http://127.0.0.1:${port}/`)).json()) as LoopDelay;
  try {
    const people = Array.from({ length: 10 }, someAddress);
    for (const email of people) await api.register(email);
    let turn = 0;
    const somebody = () => api.signIn(people[turn++ % people.length] ?? '');
    const stranger = () => api.signIn(someAddress(), 'a wrong password');
    const during = (name: string, signIns: Parameters<typeof measure>[1]['signIns']) =>
      measure(api, { name, seconds: 20, signIns }, loopDelay);
    await during('nobody signs in', async () => []);
    await during('one signs in after the other', inARow(1, somebody));
    await during('thirty people sign in at once, again and again', inARow(30, somebody));
    await during('two hundred wrong sign-ins a second', regardless(200, stranger));
    await enumeration(api);
    console.log(`\n  load at the end ${load()}`);
  } finally {
    api.close();
    await stack.stop();
  }
}
