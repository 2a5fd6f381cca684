import { join } from 'node:path';
import { findProgram } from '../processes/programs';
import { startTied } from '../processes/tied';
import { buildEmbedded } from './embedded-build';
import { freePort } from './port';
import { inUse, noted } from './running';
import { NotAvailable, type RunningDatabase, type Setup } from './ways';

const FOLDER = 'embedded';

// A season needs a fraction of the heap. Out of memory it must end, not limp on with lost threads.
// One collector thread and the quick compiler suit a server that starts often and shares the cores.
const JAVA = [
  '-Xmx512m',
  '-XX:+UseSerialGC',
  '-XX:TieredStopAtLevel=1',
  '-XX:+ExitOnOutOfMemoryError',
  // Each thread would keep a buffer outside the heap as large as the largest commit that it has led.
  '-Djdk.nio.maxCachedBufferSize=262144',
  '-Dslf4j.internal.verbosity=ERROR',
];

/** Starts the embedded server of ./embedded, built on the first start. Its data lies in `<dataDir>/embedded`. */
export async function startEmbedded(setup: Setup): Promise<RunningDatabase> {
  const { dataDir, env, log } = setup;
  const java = await findProgram('java', env);
  if (!java) throw new NotAvailable('Java 17 is not on the PATH');
  const classPath = await buildEmbedded(setup);
  const port = await freePort(setup.port, log);
  const server = ['-cp', classPath, 'meritum.embedded.EmbeddedServer', join(dataDir, FOLDER)];
  const child = startTied(java, [...JAVA, ...server, String(port)], env);
  const [word, rest] = await child
    .said(reportOf)
    .catch((error: Error) => ['failed', error.message] as const);
  if (word === 'in-use') throw await inUse(dataDir, FOLDER);
  if (word === 'failed') throw new Error(`The embedded database could not start: ${rest}`);
  void child
    .said((line) => /^note (.*)$/.exec(line)?.[1])
    .then((note) => log(`database: ${note}`))
    .catch(() => {});

  const [readyPort, pid] = rest.split(' ').map(Number);
  return noted(setup, FOLDER, child, {
    uri: `mongodb://127.0.0.1:${readyPort}/?directConnection=true`,
    way: 'embedded',
    why: `using the embedded server (data in ${join(dataDir, FOLDER)})`,
    ...(pid ? { pid } : {}),
  });
}

function reportOf(line: string): readonly [string, string] | undefined {
  const [, word, rest = ''] = /^(ready|in-use|failed) ?(.*)$/.exec(line) ?? [];
  return word ? [word, rest] : undefined;
}
