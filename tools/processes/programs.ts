import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { execa } from 'execa';

/** Finds a program on the PATH of `env` or in JAVA_HOME/bin. */
export async function findProgram(name: string, env: NodeJS.ProcessEnv) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  if (env.JAVA_HOME) folders.push(join(env.JAVA_HOME, 'bin'));
  const endings = process.platform === 'win32' ? ['.exe', '.cmd'] : [''];
  for (const folder of folders) {
    for (const ending of endings) {
      const path = join(folder, name + ending);
      const runs = await access(path, constants.X_OK).then(
        () => true,
        () => false,
      );
      if (runs) return path;
    }
  }
  return undefined;
}

/**
 * Runs a program and returns its output.
 * @throws Error with its last output if it fails or takes longer than `seconds`
 */
export async function run(
  path: string,
  args: readonly string[],
  { env, seconds }: { env: NodeJS.ProcessEnv; seconds: number },
): Promise<string> {
  const { failed, timedOut, all, shortMessage } = await execa(path, args, {
    env,
    extendEnv: false,
    all: true,
    stdin: 'ignore',
    timeout: seconds * 1000,
    reject: false,
  });
  if (!failed) return all.trim();
  const late = timedOut ? `took longer than ${seconds} seconds. ` : '';
  throw new Error(`${late}${lastLines(all) || shortMessage}`);
}

/** The last non-empty lines of a program's output. */
export function lastLines(text: string) {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).slice(-3).join(' | ').slice(0, 600);
}
