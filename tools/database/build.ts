import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram, run } from '../processes/programs';
import type { Setup } from './server';

const HERE = fileURLToPath(new URL('./embedded', import.meta.url));
const CACHE = fileURLToPath(new URL('../../.data/tools/embedded-server', import.meta.url));
const SECONDS = 5 * 60;

type Building = Pick<Setup, 'env' | 'log'>;

/**
 * The class path of the embedded server. Fetches its jars and compiles its sources the first time;
 * the result is cached in `<cache>/<digest of pom.xml and sources>`, so that an edit rebuilds it.
 * @throws Error naming the ways to get a database, if it cannot be built
 */
export async function buildEmbedded(setup: Building, cache = CACHE): Promise<string> {
  const sources = (await readdir(join(HERE, 'src'))).sort().map((name) => join(HERE, 'src', name));
  const hash = createHash('sha256');
  for (const file of [join(HERE, 'pom.xml'), ...sources]) {
    hash.update(file.slice(HERE.length)).update(await readFile(file));
  }
  const built = join(cache, hash.digest('hex').slice(0, 16));
  if (!existsSync(built)) {
    await mkdir(cache, { recursive: true });
    const work = await mkdtemp(join(cache, 'building-'));
    try {
      await build(work, sources, setup);
      // Two starts may build concurrently; either result works.
      await rename(work, built).catch(() => {});
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  }
  return [join(built, 'classes'), join(built, 'lib', '*')].join(delimiter);
}

async function build(work: string, sources: string[], { env, log }: Building) {
  const program = async (name: string, missing: string) => {
    const path = await findProgram(name, env);
    if (!path) throw noDatabase(missing);
    return path;
  };
  const maven = await program('mvn', 'Maven (mvn) is not on the PATH');
  const compiler = await program('javac', 'there is a Java runtime but no compiler (javac)');
  const options = { env, seconds: SECONDS };

  log('database: building the embedded server, once; this takes about ten seconds');
  const lib = join(work, 'lib');
  const goal = ['dependency:copy-dependencies', '-DincludeScope=runtime'];
  await run(
    maven,
    ['-q', '-B', '-f', join(HERE, 'pom.xml'), ...goal, `-DoutputDirectory=${lib}`],
    options,
  ).catch((error: Error) => {
    throw noDatabase(`Maven could not fetch the jars: ${error.message}`);
  });
  const into = ['--release', '17', '-cp', join(lib, '*'), '-d', join(work, 'classes')];
  await run(compiler, [...into, ...sources], options).catch((error: Error) => {
    throw noDatabase(`it could not be compiled: ${error.message}`);
  });
}

/** The error if neither a MongoDB nor the embedded server's requirements are present. */
export function noDatabase(missing: string): Error {
  return new Error(`There is no database to use. No mongod is on the PATH, and the embedded server cannot be built: ${missing}.
Any one of these gives you one:
  1. Set MONGODB_URI to a MongoDB 8 server, for instance the one of docker-compose.yml.
  2. Install MongoDB, so that mongod is on the PATH.
  3. Install Java 17 (a JDK) and Maven; the first start fetches 6 MB of packages.
More in tools/database/README.md.`);
}
