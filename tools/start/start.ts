import { join } from 'node:path';
import { site } from '@meritum/shared/programme/site';
import { buildParts } from '../build/build-parts';
import { distOf, parts, root } from '../parts';
import { startDatabase } from './database';
import { choosePort } from './ports';
import { alreadyRunning, noteRunning } from './running';
import { startStack } from './stack';
import { seconds, step } from './steps';
import { stopOnSignal } from './stop-on-signal';

/** `npm start`: builds what has changed, starts everything and prints the address. */
const say = (line: string) => console.log(line);
const dataDir = join(root, '.data');
const noteFile = join(dataDir, 'running.json');

/** Builds all parts; `api` resolves once the API is built, which writes the sample data. */
function build() {
  let all: Promise<unknown> = Promise.resolve();
  const api = new Promise<void>((ready, failed) => {
    all = step(say, 'build', 'looking for changes', async () => {
      const built = await buildParts(parts, say, (part) => part === 'api' && ready());
      return {
        detail: built.length > 0 ? `${built.length} of ${parts.length} parts` : 'up to date',
      };
    });
    all.catch(failed);
  });
  return { api, all };
}

/** Functions that stop what was started, the newest first. */
const up: (() => Promise<void>)[] = [];

async function stopAll(): Promise<void> {
  for (let stop = up.shift(); stop; stop = up.shift()) await stop();
}

async function start(): Promise<void> {
  const started = performance.now();
  say(site.productName);
  const other = await alreadyRunning(noteFile);
  if (other) throw new Error(`The site already runs, as process ${other.pid}: ${other.address}`);
  stopOnSignal(say, stopAll);
  const bringUp = startDatabase({ dataDir, say }).then((database) => {
    up.unshift(() => database.stop());
    return database;
  });
  const { api, all } = build();
  const [database] = await Promise.all([bringUp, api]);
  const stack = await startStack({
    port: await choosePort(Number(process.env.PORT ?? 4000), say),
    dataDir,
    say,
    database,
    seedArgs: [join(distOf('api'), 'meritum.cjs'), 'seed', 'season'],
    built: all,
  });
  up.unshift(stack.stop);
  up.unshift(await noteRunning(noteFile, stack.address));
  say(`\n  ${stack.address}\n`);
  for (const note of stack.notes) say(`  ${note}`);
  say(`\n  Ready after ${seconds(started)}. Ctrl-C stops everything; data stays in .data/.`);
}

try {
  await start();
} catch (error) {
  console.error(`\n${(error as Error).message}`);
  await stopAll();
  process.exit(1);
}
