import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildParts } from '../../build/build-parts';
import { parts } from '../../parts';
import { nextFreePort, somewhereForPorts } from '../../start/ports';
import { startStack } from '../../start/stack';

export interface Site {
  address: string;
  stop(): Promise<void>;
}

/** The site that runs at `address`; else the built one, started with sample data of its own. */
export async function siteAt(
  address: string | undefined,
  say: (line: string) => void,
): Promise<Site> {
  if (address) {
    const reply = await fetch(address);
    if (!reply.ok) throw new Error(`${address} answers ${reply.status}.`);
    return { address, stop: async () => {} };
  }
  await buildParts(parts, say);
  const dataDir = await mkdtemp(join(tmpdir(), 'awards-bench-'));
  const removeData = () => rm(dataDir, { recursive: true, force: true });
  try {
    const port = await nextFreePort(somewhereForPorts(), new Set());
    const stack = await startStack({ port, dataDir, say });
    return {
      address: stack.address,
      async stop() {
        await stack.stop();
        await removeData();
      },
    };
  } catch (error) {
    await removeData();
    throw error;
  }
}
