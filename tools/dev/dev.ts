import { watch } from 'node:fs';
import { join } from 'node:path';
import { site } from '@meritum/shared/programme/site';
import { buildParts } from '../build/build-parts';
import { isPart, parts, root, staticParts } from '../parts';
import { choosePort } from '../start/ports';
import { startStack } from '../start/stack';
import { seconds } from '../start/steps';
import { stopOnSignal } from '../start/stop-on-signal';
import { sourceArgs, sourceEnv } from './api';

/**
 * `npm run dev [-- part ...]`: the site with live reload for all or the named
 * parts; the others are served as built. Data stays in .data/dev/.
 */
const say = (line: string) => console.log(line);
const started = performance.now();
const named = process.argv.slice(2).filter(isPart);
const live = new Set<string>(named.length > 0 ? named : parts);
const tsx = ['--import', 'tsx'];

/** Editors write a file in several steps. */
const pauseMs = 150;

/** Calls `changed` shortly after a source in the folders has changed. */
function onChange(folders: readonly string[], changed: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of folders) {
    watch(join(root, folder), { recursive: true }, (_, file) => {
      if (!file || !/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(changed, pauseMs);
    });
  }
}

function argsOf(name: string, port: number): readonly string[] | undefined {
  if (!live.has(name)) return undefined;
  if (name === 'api') return sourceArgs('serve');
  return [...tsx, 'tools/dev/part-server.ts', name, String(port)];
}

try {
  say(`${site.productName}, under development`);
  await buildParts(
    [...staticParts, 'api' as const].filter((part) => !live.has(part)),
    say,
  );
  const stack = await startStack({
    port: await choosePort(Number(process.env.PORT ?? 4000), say),
    dataDir: join(root, '.data/dev'),
    say,
    argsOf,
    seedArgs: [...sourceArgs('seed'), 'season'],
    apiEnv: sourceEnv,
  });
  stopOnSignal(say, stack.stop);
  const restart = () => {
    say('api: its source has changed; restarting.');
    stack.children.api.restart().catch((error: Error) => say(error.message));
  };
  if (live.has('api')) onChange(['api/src', 'shared/contracts', 'shared/programme'], restart);
  say(`\n  ${stack.address}\n`);
  for (const note of stack.notes) say(`  ${note}`);
  say(`\n  Ready after ${seconds(started)}; ${[...live].join(', ')} reload when they change.`);
} catch (error) {
  console.error(`\n${(error as Error).message}`);
  process.exit(1);
}
