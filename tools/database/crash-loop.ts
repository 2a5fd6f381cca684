import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { crashLoop } from './crash/crash-loop';

// node --import tsx tools/database/crash-loop.ts --kills 100
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    writers: { type: 'string', default: '24' },
  },
});
const dataDir = await mkdtemp(join(tmpdir(), 'database-crash-'));
const { kills, acknowledged, files, losses, writesPerSecond } = await crashLoop({
  dataDir,
  kills: Number(values.kills),
  writers: Number(values.writers),
  life: [200, 2000],
});
await rm(dataDir, { recursive: true, force: true });
for (const loss of losses) console.error(loss);
console.log(
  `${kills} kills, ${acknowledged} acknowledged writes (${files} files), ` +
    `${losses.length} lost, ${writesPerSecond} writes/s`,
);
process.exitCode = losses.length ? 1 : 0;
