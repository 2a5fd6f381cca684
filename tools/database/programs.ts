import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** The path of a program on the PATH of `env`, or in the bin folder of JAVA_HOME. */
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
 * Runs a program to its end and gives what it said.
 * @throws Error with its last words if it fails or takes longer than `seconds`
 */
export function run(
  path: string,
  args: string[],
  { env, seconds, cwd }: { env: NodeJS.ProcessEnv; seconds: number; cwd?: string },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { env, cwd, timeout: seconds * 1000, maxBuffer: 16 * 1024 * 1024 };
    execFile(path, args, options, (error, stdout, stderr) => {
      const said = `${stdout}\n${stderr}`.trim();
      if (!error) return resolve(said);
      const late = error.killed ? `took longer than ${seconds} seconds. ` : '';
      reject(new Error(`${late}${lastLines(said) || error.message}`));
    });
  });
}

/** The last few lines of a program's output that say something. */
export function lastLines(text: string, count = 3) {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).slice(-count).join(' | ').slice(0, 600);
}
