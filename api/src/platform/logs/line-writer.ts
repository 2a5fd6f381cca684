import { writeSync } from 'node:fs';

/** Receives log lines with their line breaks. */
export interface LineWriter {
  write(line: string): void;
  /** Writes waiting lines immediately, before the process ends. */
  flushSync(): void;
}

const standardOutput = 1;
const pauseMs = 10;
const pausing = new Int32Array(new SharedArrayBuffer(4));

/** Writes everything, waiting for a slow reader. Ignores a closed one. */
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
