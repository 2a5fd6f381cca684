import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Seal, SealFile } from '@meritum/shared/federation/contract';
import { execa } from 'execa';
import { sealName } from '../build/seal';
import { distOf, type StaticPart, staticParts } from '../parts';
import { remotesOverride } from '../serve/remotes-file';
import { smoke } from './smoke';
import { buildFolder, buildsOf, keepBuild, readJson, servedOf, storeFolder } from './store';
import { deploy, rollBack, type Switching } from './switch';
import { termsOf } from './terms';

/**
 * `npm run deploy -- list`, `npm run deploy -- PART [BUILD]`, `npm run deploy -- rollback PART`:
 * which build of a static part is served. Without BUILD it is the one in the checkout, which is
 * kept first. docs/operations.md has the settings.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'below-least': { type: 'boolean' }, site: { type: 'string' } },
});
const store = storeFolder();
const site = values.site ?? process.env.SITE;
const restart = process.env.RESTART_SHELL ?? 'docker compose restart shell';

const how: Switching = {
  store,
  belowLeast: values['below-least'] ?? false,
  remotes: remotesOverride(process.env.MERITUM_REMOTES),
  async restartShell() {
    if (restart) await execa(restart, { shell: true, stdio: 'inherit' });
  },
  async check(part, live) {
    if (site) await smoke(site, { store, part, live });
    else console.log('The site was not visited: neither --site nor SITE names its address.');
  },
};

function partNamed(name = ''): StaticPart {
  const part = staticParts.find((one) => one === name);
  if (!part) throw new Error(`"${name}" is none of ${staticParts.join(', ')}.`);
  return part;
}

async function lineOf(part: StaticPart, build: string, live: readonly string[]): Promise<string> {
  const folder = buildFolder(store, part, build);
  const file = await readJson<SealFile>(join(folder, sealName));
  const number = file ? `release ${(JSON.parse(file.seal) as Seal).build ?? 0}` : '';
  const { contracts } = await termsOf(folder);
  const age = live.indexOf(build);
  const said = age === 0 ? 'live' : age > 0 && age < 3 ? 'its files are served' : '';
  const kept = statSync(folder).mtime.toISOString().slice(0, 16).replace('T', ' ');
  return [part.padEnd(14), build, kept, `contract ${contracts.join(', ')}`, number, said]
    .filter(Boolean)
    .join('  ');
}

async function list(): Promise<void> {
  for (const part of staticParts) {
    const { live } = await servedOf(store, part);
    const kept = await buildsOf(store, part);
    const rest = kept.filter((build) => !live.includes(build));
    for (const build of [...live.filter((one) => kept.includes(one)), ...rest])
      console.log(await lineOf(part, build, live));
  }
}

async function run([verb, name]: readonly string[]): Promise<void> {
  if (!verb || verb === 'list') return list();
  if (verb === 'rollback') {
    const part = partNamed(name);
    return console.log(`${part}: ${await rollBack(part, how)} is live again.`);
  }
  const part = partNamed(verb);
  const build = name ?? (await keepBuild(store, part, distOf(part)));
  console.log(`${part}: ${await deploy(part, build, how)} is live.`);
}

try {
  await run(positionals);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
