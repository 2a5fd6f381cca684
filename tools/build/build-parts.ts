import { distOf, type Part } from '../parts';
import { runNode } from '../processes/node-process';
import { type Say, seconds, stepLine } from '../start/steps';
import { fingerprintOf } from './fingerprint';
import { readMark, sizeOf } from './generation';

/** Builds at a time; each takes about one core. */
const atOnce = 2;

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

/** Builds a part in a process of its own. */
async function buildProcess(part: Part, fingerprint: string): Promise<void> {
  const { exitCode, all } = await runNode([
    '--import',
    'tsx',
    'tools/build/part.ts',
    part,
    fingerprint,
  ]);
  if (exitCode === 0) return;
  throw new Error(`${part} cannot be built (exit code ${exitCode}):\n${all.trim()}`);
}

async function build(part: Part, fingerprint: string, say: Say): Promise<void> {
  const started = performance.now();
  await buildProcess(part, fingerprint);
  const { raw, brotli } = await sizeOf(distOf(part));
  const size = part === 'api' ? kilobytes(raw) : `${kilobytes(raw)}, ${kilobytes(brotli)} brotli`;
  say(stepLine('build', `${part}: ${size}`, seconds(started)));
}

/**
 * Builds the parts whose sources have changed since their last build, two at a time.
 * Answers with the names of those that it built.
 * @throws Error with what the compiler said, once all others are done.
 */
export async function buildParts(names: readonly Part[], say: Say): Promise<Part[]> {
  const queue: [Part, string][] = [];
  for (const part of names) {
    const fingerprint = await fingerprintOf(part);
    const mark = await readMark(distOf(part));
    if (mark?.fingerprint !== fingerprint) queue.push([part, fingerprint]);
  }
  const built = queue.map(([part]) => part);
  const failures: unknown[] = [];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      await build(...next, say).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failures.length > 0) {
    throw new Error(failures.map((failure) => (failure as Error).message).join('\n\n'));
  }
  return built;
}
