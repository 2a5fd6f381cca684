import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const folder = join(__dirname, '..');

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});

/** The process as it runs in production, with nothing of this one's environment. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server.ts'], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', ...env },
  });
  running.add(child);
  let stderr = '';
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  const said = async (text: string) => {
    for await (const line of createInterface(child.stdout)) if (line.includes(text)) return line;
    return '';
  };
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number, stderr }));
  return { child, said, ended };
}

test('a bad configuration ends it with every bad variable and no stack', async () => {
  const { ended } = start({ NODE_ENV: 'production', PORT: 'x' });
  const { code, stderr } = await ended;
  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    'The settings of the API cannot be used:',
    '  PORT must be a whole number',
    expect.stringMatching(/^ {2}MONGODB_URI is required/),
    expect.stringMatching(/^ {2}PUBLIC_ORIGIN is required in production/),
    expect.stringMatching(/^ {2}JWT_SECRET is required in production/),
  ]);
}, 20_000);

test('SIGTERM stops it, and it leaves with 0', async () => {
  const { child, said, ended } = start({
    NODE_ENV: 'development',
    MONGODB_URI: process.env.TEST_MONGODB_URI ?? '',
    MONGODB_DATABASE: `test_server_${process.pid}`,
    PORT: '0',
  });
  expect(await said('Server listening')).toContain('http://127.0.0.1:');
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, stderr: '' });
}, 20_000);
