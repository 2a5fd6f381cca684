import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

interface Running {
  pid: number;
  address: string;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The site that already runs on this data, if any: two would conflict. */
export async function alreadyRunning(file: string): Promise<Running | undefined> {
  try {
    const running = JSON.parse(await readFile(file, 'utf8')) as Running;
    if (!isAlive(running.pid)) return undefined;
    // Process ids are reused, so also check that the site answers.
    await fetch(running.address, { signal: AbortSignal.timeout(2_000) });
    return running;
  } catch {
    return undefined;
  }
}

/** Notes that this process runs the site. Returns a function that removes the note. */
export async function noteRunning(file: string, address: string): Promise<() => Promise<void>> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ pid: process.pid, address }));
  return () => rm(file, { force: true });
}
