import { writeSync } from 'node:fs';

const standardOutput = 1;
const pauseMs = 10;
const pausing = new Int32Array(new SharedArrayBuffer(4));

/** Writes everything, waiting for a slow reader. Ignores a closed reader. */
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
 * Writes log lines to standard output, one write per turn of the event loop: a write per line costs
 * as much as the rest of a small request. Lines are written before the next turn and before the
 * process ends, even by an uncaught error; a process killed in mid-turn loses that turn's lines.
 */
export function lineWriter(put: (text: string) => void = writeOut) {
  let waiting = '';
  /** Writes waiting lines immediately, before the process ends. */
  const flushSync = () => {
    const text = waiting;
    waiting = '';
    if (text) put(text);
  };
  process.on('exit', flushSync);
  return {
    flushSync,
    write(line: string) {
      if (waiting === '') setImmediate(flushSync);
      waiting += line;
    },
  };
}
