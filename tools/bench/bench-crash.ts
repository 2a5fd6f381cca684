import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crashLoop } from '../database/testing/crash-loop';

const KILLS = 30;
const options = { kills: KILLS, writers: 24, life: [200, 2000] as [number, number] };

/** Kills the embedded database under load and counts lost acknowledged writes. */
export async function run(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'database-crash-'));
  const { acknowledged, losses } = await crashLoop({ dataDir, ...options });
  await rm(dataDir, { recursive: true, force: true });
  for (const loss of losses) console.error(loss);
  console.log(`${KILLS} kills, ${acknowledged} acknowledged writes, ${losses.length} lost`);
  if (losses.length > 0) process.exitCode = 1;
}
