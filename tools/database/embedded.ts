import { join } from 'node:path';
import { startChild } from '../processes/child-server';
import { findProgram } from '../processes/programs';
import { buildEmbedded, noDatabase } from './build';
import { freePort, inUse, type RunningDatabase, running, type Setup } from './server';

// A season needs a fraction of the heap. Out of memory, the server must exit instead of continuing
// with lost threads. One collector thread and the quick compiler suit a server that starts often
// and shares the cores.
const JAVA = [
  '-Xmx512m',
  '-XX:+UseSerialGC',
  '-XX:TieredStopAtLevel=1',
  '-XX:+ExitOnOutOfMemoryError',
  // By default each thread keeps an off-heap buffer as large as its largest commit.
  '-Djdk.nio.maxCachedBufferSize=262144',
  '-Dslf4j.internal.verbosity=ERROR',
];

/** Starts the embedded server, after building it once. Its data are in `<dataDir>/embedded`. */
export async function startEmbedded(setup: Setup): Promise<RunningDatabase> {
  const { dataDir, env, log, throwAway } = setup;
  const data = join(dataDir, 'embedded');
  const java = await findProgram('java', env);
  if (!java) throw noDatabase('Java is not on the PATH');
  const classPath = await buildEmbedded(setup);
  const server = ['-cp', classPath, 'meritum.embedded.EmbeddedServer', data];
  const keeping = throwAway ? 'throw-away' : 'durable';
  const child = startChild(java, [...JAVA, ...server, String(await freePort(setup)), keeping], env);
  const report = child.said((line) => /^(ready|in-use|failed) ?(.*)$/.exec(line) ?? undefined);
  const [, word, rest = ''] = await report.catch((error: Error) => ['', 'failed', error.message]);
  if (word === 'in-use') throw await inUse(data);
  if (word === 'failed') throw new Error(`The embedded database could not start: ${rest}`);
  void child
    .said((line) => /^note (.*)$/.exec(line)?.[1])
    .then((note) => log(`database: ${note}`))
    .catch(() => {});

  const [port, pid] = rest.split(' ');
  log(`database: using the embedded server (data in ${data})`);
  const uri = `mongodb://127.0.0.1:${port}/?directConnection=true`;
  return running(data, child, { uri, pid: Number(pid), log });
}
