import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { nextFreePort, somewhereForPorts } from '../start/ports';
import { testFolder } from '../testing/folder';
import { isAlive, until } from '../testing/processes';
import { nodeServer } from './node-process';
import { answers, supervisedServer } from './server-run';
import { Supervised } from './supervised';

const folder = testFolder();
let said: string[];

beforeEach(() => {
  said = [];
});

const server = `
  process.on('SIGTERM', () => { console.log('stopping'); process.exit(0); });
  require('node:http').createServer((_, res) => res.end('here')).listen(process.argv[2], '127.0.0.1');
`;

async function child(source: string, isReady?: () => Promise<boolean>) {
  const port = await nextFreePort(somewhereForPorts(), new Set());
  return supervisedServer({
    name: 'part',
    args: [folder.put('script.cjs', source), String(port)],
    env: process.env,
    isReady: isReady ?? (() => answers(`http://127.0.0.1:${port}/`)),
    logFile: join(folder.path, 'part.log'),
    say: (line) => said.push(line),
  });
}

test('a child that was killed stays down until it is started', async () => {
  const part = await child(server);
  await part.start();
  await part.kill();
  await wait(700);
  expect([part.pid, said]).toEqual([undefined, []]);
  await part.start();
  expect(part.pid).toBeDefined();
  await part.stop();
});

test('a child that cannot start is not retried; the error has its last output', async () => {
  const part = await child("throw new Error('no such setting')");
  await expect(part.start()).rejects.toThrow(
    /part did not start \(exit code 1\):[\s\S]*no such setting/,
  );
});

test('starting a running part waits until it is ready', async () => {
  const replies = [true, false, false, true];
  const part = await child(server, async () => replies.shift() ?? false);
  await part.start();
  const { pid } = part;
  await part.start();
  expect([replies, part.pid]).toEqual([[], pid]);
  await part.stop();
});

test('a restart is retried until it succeeds', async () => {
  const ends: ((how: string) => void)[] = [];
  let failures = 0;
  const part = new Supervised(
    'store',
    async () => {
      if (ends.length === 1 && failures++ < 1) throw new Error('its port is taken');
      const ended = new Promise<string>((resolve) => ends.push(resolve));
      const stop = async () => ends.at(-1)?.('stopped');
      return {
        pid: ends.length,
        ended,
        ready: async () => {},
        lastWords: () => '',
        stop,
        kill: stop,
      };
    },
    (line) => said.push(line),
  );
  await part.start();
  ends[0]?.('SIGKILL');
  await until(() => part.pid === 2);
  expect(said).toEqual([
    'store ended (SIGKILL); restarting now.',
    'store: its port is taken; restarting in 0.5 s.',
  ]);
  await part.stop();
  expect(part.pid).toBeUndefined();
});

test('no child outlives its launcher, even a killed one', async () => {
  const pidFile = join(folder.path, 'pid');
  const grandchild = folder.put(
    'grandchild.cjs',
    `require('node:fs').writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));${server}`,
  );
  const preload = join(__dirname, 'end-with-parent.cjs');
  const launcher = folder.put(
    'launcher.cjs',
    `require('node:child_process').spawn(process.execPath, ['--require', ${JSON.stringify(preload)}, ${JSON.stringify(grandchild)}, '0'], {
      env: { ...process.env, LAUNCHER_PID: String(process.pid) }, stdio: ['ignore', 'ignore', 'ignore', 'ipc'], detached: true,
    });
    setInterval(() => {}, 1000);`,
  );
  const parent = nodeServer([launcher]);
  const pid = () => {
    try {
      return Number(readFileSync(pidFile, 'utf8'));
    } catch {
      return 0;
    }
  };
  await until(() => pid() > 0 && isAlive(pid()));
  parent.kill('SIGKILL');
  await until(() => !isAlive(pid()));
});
