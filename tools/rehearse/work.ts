import { join } from 'node:path';
import { execa, type Options } from 'execa';

/** Folder of everything that a rehearsal makes; removed at its end. */
export const work = process.env.REHEARSAL_FOLDER ?? '/tmp/rehearsal';

/** Debian and packages of npm that the rehearsal itself takes. */
export const base = join(work, 'base');

export type Say = (line: string) => void;

/** Runs one check and says what came of it; a failure does not keep the others from running. */
export type Check = (name: string, run: () => Promise<string>) => Promise<void>;

export function must(fact: boolean, otherwise: string): void {
  if (!fact) throw new Error(otherwise);
}

/** Runs a program and returns what it said. @throws Error with its last words if it fails */
export async function sh(program: string, args: readonly string[], options: Options = {}) {
  const silent = { reject: false, stdin: 'ignore', timeout: 30 * 60_000 } as const;
  const { failed, stdout, stderr, shortMessage } = await execa(program, args, {
    ...options,
    ...silent,
  });
  must(!failed, `${shortMessage}\n${String(stderr || stdout).slice(-2000)}`);
  return String(stdout).trim();
}
