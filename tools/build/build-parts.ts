import { problemOfSite } from '@meritum/shared/programme/site-setting';
import { distOf, isPart, type Part } from '../parts';
import { runNode } from '../processes/node-process';
import { type Say, seconds, stepLine } from '../start/steps';
import { fingerprintOf } from './fingerprint';
import { readMark, sizeOf } from './generation';

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

/** Called for each part whose build is up to date. */
type OnBuilt = (part: Part) => void;

async function sayBuilt(part: Part, started: number, say: Say): Promise<void> {
  const { raw, brotli } = await sizeOf(distOf(part));
  const size = part === 'api' ? kilobytes(raw) : `${kilobytes(raw)}, ${kilobytes(brotli)} brotli`;
  say(stepLine('build', `${part}: ${size}`, seconds(started)));
}

/**
 * Builds parts one after another in one process, because a warm compiler takes a third of the time.
 * @throws Error with the compilers' output
 */
async function buildInTurn(lane: readonly Part[], say: Say, onBuilt: OnBuilt) {
  if (lane.length === 0) return;
  let started = performance.now();
  const messages: Promise<void>[] = [];
  const args = ['--import', 'tsx', 'tools/build/part.ts', ...lane];
  const { exitCode, stderr } = await runNode(args, process.env, (line) => {
    if (!isPart(line)) return;
    onBuilt(line);
    messages.push(sayBuilt(line, started, say));
    started = performance.now();
  });
  await Promise.all(messages);
  if (exitCode !== 0) throw new Error(stderr.trim() || `A build ended with ${exitCode}: ${lane}`);
}

async function isUpToDate(part: Part): Promise<boolean> {
  const mark = await readMark(distOf(part));
  return mark !== undefined && mark.fingerprint === (await fingerprintOf(part));
}

/**
 * Builds the parts whose sources have changed, in two processes: one for the shell, which also
 * draws the pages, and one for all others, the API first. Returns the names of the built parts.
 * @throws Error for a wrong MERITUM_SITE, or with the compilers' output once the other builds have
 * finished.
 */
export async function buildParts(
  names: readonly Part[],
  say: Say,
  onBuilt: OnBuilt = () => {},
): Promise<Part[]> {
  const problem = problemOfSite(process.env.MERITUM_SITE);
  if (problem !== null) throw new Error(problem);
  const changed: Part[] = [];
  for (const part of names) {
    if (await isUpToDate(part)) onBuilt(part);
    else changed.push(part);
  }
  const isShell = (part: Part) => part === 'shell';
  const others = changed.filter((part) => !isShell(part)).sort();
  const lanes = [changed.filter(isShell), others];
  const ends = await Promise.allSettled(lanes.map((lane) => buildInTurn(lane, say, onBuilt)));
  const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as Error] : []));
  if (failures.length > 0) throw new Error(failures.map(({ message }) => message).join('\n\n'));
  return changed;
}
