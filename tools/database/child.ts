import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { lastLines } from './programs';

const STOP_MS = 15_000;

/** A server's process that stops when its standard input ends: on stop(), and when this process dies. */
export interface Child {
  /** Resolves with what `pick` makes of the first line it accepts; rejects if the process ends before. */
  said<T>(pick: (line: string) => T | undefined): Promise<T>;
  /** Settles when the process has ended, with how it did. */
  ended: Promise<string>;
  /** Its last lines. */
  output(): string[];
  stop(): Promise<void>;
}

/**
 * Starts a server. It is put into a process group of its own, so that Ctrl-C reaches only this
 * process, which can then finish what it does with the database before it stops it.
 */
export function startChild(path: string, args: string[], env: NodeJS.ProcessEnv): Child {
  const child: ChildProcessWithoutNullStreams = spawn(path, args, {
    env,
    detached: true,
    windowsHide: true,
  });
  const listeners = new Set<(line: string) => void>();
  const words: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      words.push(line);
      if (words.length > 200) words.shift();
      for (const listener of listeners) listener(line);
    });
  }
  child.stdin.on('error', () => {});
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) =>
      resolve(`ended with ${signal ?? code}: ${lastLines(words.join('\n'))}`),
    );
  });
  return { ended, output: () => words, said: firstSaid, stop };

  function firstSaid<T>(pick: (line: string) => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const listener = (line: string) => {
        const value = pick(line);
        if (value === undefined) return;
        listeners.delete(listener);
        resolve(value);
      };
      listeners.add(listener);
      words.forEach(listener);
      ended.then((how) => reject(new Error(how)));
    });
  }

  async function stop() {
    child.stdin.end();
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(late);
  }
}
