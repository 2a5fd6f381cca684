import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { launchDatabase, type RunningDatabase } from '../../database/launch';
import { root } from '../../parts';

/** What the API of the bench runs with; no limit is what is measured. */
export const settings = (database: RunningDatabase, port: number): Record<string, string> => ({
  MONGODB_URI: database.uri,
  MONGODB_DATABASE: 'judging_bench',
  NODE_ENV: 'test',
  JWT_SECRET: 'a secret of the bench, long enough for a key',
  PORT: String(port),
  MAIL_SENDER: 'false',
  LOG_LEVEL: 'error',
  RATE_READS_PER_MINUTE: '1000000',
  RATE_WRITES_PER_MINUTE: '1000000',
});

export const startDatabase = (dataDir: string, port?: number) =>
  launchDatabase({ dataDir, only: 'embedded', ...(port && { port }) });

/** The built API; returns once it can do its work. */
export async function startApi(env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(root, 'api/dist/meritum.cjs'), 'serve'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${env.PORT}/api/health/ready`).catch(() => null);
    if (ready?.ok) return child;
    if (child.exitCode !== null) throw new Error('The API ended before it was ready');
    await sleep(50);
  }
}

export interface Pending {
  id: string;
  token: string;
}

/** Puts judges and nominations in place; answers each assignment with the token of its judge. */
export async function seed(
  env: Record<string, string>,
  judges: number,
  nominations: number,
): Promise<Pending[]> {
  const script = join(root, 'api/src/modules/assignments/testing/evening.ts');
  const args = ['--import', 'tsx', script, String(judges), String(nominations)];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env, NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [lines, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error('The season could not be made');
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Pending);
}
