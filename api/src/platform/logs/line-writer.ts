import { writeSync } from 'node:fs';

/** Takes log lines, each with its line break. */
export interface LineWriter {
  write(line: string): void;
  /** Writes at once what is waiting: for what is said before the process ends. */
  flushSync(): void;
}

const standardOutput = 1;
const pauseMs = 10;
const pausing = new Int32Array(new SharedArrayBuffer(4));

/** Writes all of it, and waits where the reader is behind. Without a reader nobody misses it. */
function writeOut(text: string): void {
  let rest = Buffer.from(text);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(standardOutput, rest));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
      Atomics.wait(pausing, 0, 0, pauseMs);
    }
  }
}

/**
 * Log lines to standard output, those of one turn of the event loop by one write: a write for each
 * cost a small request as much as all that makes its line. They are out before the next turn
 * begins, and before the process ends, also by an error that nobody caught; a process that is killed
 * in the middle of a turn says nothing of that turn.
 */
export function lineWriter(put: (text: string) => void = writeOut): LineWriter {
  let waiting = '';
  const flushSync = () => {
    const text = waiting;
    waiting = '';
    if (text) put(text);
  };
  process.on('exit', flushSync);
  return {
    flushSync,
    write(line) {
      if (waiting === '') setImmediate(flushSync);
      waiting += line;
    },
  };
}
