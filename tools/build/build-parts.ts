import { distOf, type Part } from '../parts';
import { runNode } from '../processes/node-process';
import { type Say, seconds, stepLine } from '../start/steps';
import { fingerprintOf } from './fingerprint';
import { readMark, sizeOf } from './generation';

/** Concurrent builds; each takes about one core. */
const atOnce = 2;

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

/** Builds a part in its own process. */
async function buildProcess(part: Part): Promise<void> {
  const { exitCode, all } = await runNode(['--import', 'tsx', 'tools/build/part.ts', part]);
  if (exitCode === 0) return;
  throw new Error(`Could not build ${part} (exit code ${exitCode}):\n${all.trim()}`);
}

async function build(part: Part, say: Say): Promise<void> {
  const started = performance.now();
  await buildProcess(part);
  const { raw, brotli } = await sizeOf(distOf(part));
  const size = part === 'api' ? kilobytes(raw) : `${kilobytes(raw)}, ${kilobytes(brotli)} brotli`;
  say(stepLine('build', `${part}: ${size}`, seconds(started)));
}

/** Whether a part's build is up to date with its sources. */
async function isUpToDate(part: Part): Promise<boolean> {
  const mark = await readMark(distOf(part));
  return mark !== undefined && mark.fingerprint === (await fingerprintOf(part));
}

/**
 * Builds the parts whose sources have changed since their last build, two at a time. Returns the
 * names of the built parts.
 * @throws Error with the compiler's output, after the other builds have finished.
 */
export async function buildParts(names: readonly Part[], say: Say): Promise<Part[]> {
  const queue: Part[] = [];
  for (const part of names) if (!(await isUpToDate(part))) queue.push(part);
  const built = [...queue];
  const failures: unknown[] = [];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      await build(next, say).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failures.length > 0) {
    throw new Error(failures.map((failure) => (failure as Error).message).join('\n\n'));
  }
  return built;
}
