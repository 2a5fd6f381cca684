import { execa } from 'execa';
import { lastLines } from './programs';

const STOP_MS = 15_000;

/**
 * Starts a third-party server that stops when its standard input ends: on stop() and when this
 * process dies. It has its own process group, so that Ctrl-C reaches only this process, which can
 * finish its work before it stops the server.
 */
export function startChild(path: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = execa(path, args, {
    env,
    extendEnv: false,
    stdin: 'pipe',
    detached: true,
    buffer: false,
    reject: false,
  });
  const listeners = new Set<(line: string) => void>();
  const words: string[] = [];
  const hear = async (from: 'stdout' | 'stderr') => {
    for await (const line of child.iterable({ from })) {
      words.push(line);
      if (words.length > 200) words.shift();
      for (const listener of listeners) listener(line);
    }
  };
  const heard = Promise.all([hear('stdout'), hear('stderr')]);
  /** Resolves with the reason when the process has ended. */
  const ended = child.then(async ({ originalMessage, exitCode, signal }) => {
    if (exitCode === undefined && !signal) return originalMessage ?? 'could not be started';
    await heard;
    return `ended with ${signal ?? exitCode}: ${lastLines(words.join('\n'))}`;
  });
  return { ended, output: () => words, said: firstSaid, stop };

  /** Resolves with `pick`'s result for the first line it accepts; rejects if the process ends. */
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

export type Child = ReturnType<typeof startChild>;
