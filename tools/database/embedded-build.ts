import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram, run } from '../processes/programs';
import { NotAvailable, type Setup } from './ways';

const HERE = fileURLToPath(new URL('./embedded', import.meta.url));
const MINUTES = 5 * 60;

/**
 * The class path of the embedded server. Fetches its jars and compiles its sources the first time;
 * the result is kept under the hash of pom.xml and sources, so that an edit builds anew.
 * @throws NotAvailable where the tools are missing or the jars can't be had
 */
export async function buildEmbedded(setup: Setup) {
  const sources = (await readdir(join(HERE, 'src'))).sort().map((name) => join(HERE, 'src', name));
  const hash = createHash('sha256');
  for (const file of [join(HERE, 'pom.xml'), ...sources]) {
    hash.update(file.slice(HERE.length)).update(await readFile(file));
  }
  const shelf = join(setup.cacheDir, 'embedded-server');
  const built = join(shelf, hash.digest('hex').slice(0, 16));
  if (!existsSync(built)) {
    await mkdir(shelf, { recursive: true });
    const work = await mkdtemp(join(shelf, 'building-'));
    try {
      await build(work, sources, setup);
      // Two starts may build at the same time; either result will do.
      await rename(work, built).catch(() => {});
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  }
  return [join(built, 'classes'), join(built, 'lib', '*')].join(delimiter);
}

async function build(work: string, sources: string[], { env, log }: Setup) {
  const maven = await findProgram('mvn', env);
  const compiler = await findProgram('javac', env);
  if (!maven) throw new NotAvailable('Maven (mvn) is not on the PATH, to fetch its jars with');
  if (!compiler)
    throw new NotAvailable('there is a Java runtime but no compiler (javac): a JDK is needed');

  log('database: building the embedded server, which takes some ten seconds, once');
  const lib = join(work, 'lib');
  const goal = [
    'dependency:copy-dependencies',
    '-DincludeScope=runtime',
    `-DoutputDirectory=${lib}`,
  ];
  await run(maven, ['-q', '-B', '-f', join(HERE, 'pom.xml'), ...goal], {
    env,
    seconds: MINUTES,
  }).catch((error: Error) => {
    throw new NotAvailable(`Maven could not fetch its jars: ${error.message}`);
  });
  const into = ['--release', '17', '-cp', join(lib, '*'), '-d', join(work, 'classes')];
  await run(compiler, [...into, ...sources], { env, seconds: MINUTES }).catch((error: Error) => {
    throw new NotAvailable(
      `it could not be compiled (Java 17 or newer is needed): ${error.message}`,
    );
  });
}
