import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../../parts';

/** Stores the season of a file; answers the access token of an admin. */
export async function seedSeason(env: Record<string, string>, file: string): Promise<string> {
  const script = join(root, 'api/src/modules/assignments/testing/season-of-size.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, file], {
    env: { ...process.env, ...env, NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [token, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error('The season could not be stored');
  return token.trim();
}
