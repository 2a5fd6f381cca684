import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { RemotesFile, SealFile } from '@meritum/shared/federation/contract';
import { prefixes, type RemoteName, remoteNames } from '@meritum/shared/programme/routes';
import { checkedSeal } from '../../shell/src/remotes/seal';
import { hashedFiles, readMark } from '../build/generation';
import { sealName } from '../build/seal';
import type { StaticPart } from '../parts';
import { buildFolder } from './store';

async function found(address: string): Promise<Response> {
  const reply = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  if (!reply.ok) throw new Error(`${address} answers ${reply.status}`);
  return reply;
}

/** Compares a file with its `integrity`, as a browser does before it runs one. */
async function compared(address: string, integrity: string): Promise<void> {
  const [way = '', expected] = integrity.split(/-(.*)/s);
  const content = Buffer.from(await (await found(address)).arrayBuffer());
  if (createHash(way).update(content).digest('base64') !== expected)
    throw new Error(`${address} is not what was signed or named by its page`);
}

async function visitPage(address: string): Promise<string> {
  const page = await (await found(address)).text();
  for (const [element] of page.matchAll(/<(?:script|link)\b[^>]*\bintegrity=[^>]*>/g)) {
    const file = /(?:src|href)="([^"]+)"/.exec(element)?.[1];
    const integrity = /integrity="([^"]+)"/.exec(element)?.[1];
    if (file && integrity) await compared(new URL(file, address).href, integrity);
  }
  return page;
}

/** Looks at a remote as the shell does; returns its seal. */
async function visitRemote(site: string, name: RemoteName): Promise<SealFile> {
  const remotes = (await (await found(`${site}/remotes.json`)).json()) as RemotesFile;
  const remote = remotes[name];
  if (!remote) throw new Error(`remotes.json does not name ${name}`);
  const address = new URL(remote.integrity, site).href;
  const file = (await (await found(address)).json()) as SealFile;
  const { entry, integrity } = await checkedSeal(name, file, remote);
  await compared(new URL(entry, address).href, integrity);
  return file;
}

/** A file of each build before that an open page may ask for. */
async function visitEarlier(folder: string, address: string): Promise<void> {
  const { files = [] } = (await readMark(folder)) ?? {};
  const [file] = hashedFiles(files).filter((name) => name.endsWith('.js'));
  if (file) await found(new URL(file, address).href);
}

async function visitSite(site: string, store: string, part: StaticPart, live: readonly string[]) {
  const [build = '', ...earlier] = live;
  const own = buildFolder(store, part, build);
  await found(`${site}/api/health/ready`);
  for (const name of remoteNames) {
    const { seal } = await visitRemote(site, name);
    if (name !== part) continue;
    const kept = JSON.parse(await readFile(join(own, sealName), 'utf8')) as SealFile;
    if (kept.seal !== seal) throw new Error(`${name} is still another build at ${site}`);
  }
  for (const path of new Set(Object.values(prefixes))) await visitPage(`${site}${path}`);
  if (part === 'shell') {
    const page = await visitPage(`${site}/`);
    if (page !== (await readFile(join(own, 'index.html'), 'utf8')))
      throw new Error(`the shell is still another build at ${site}`);
  }
  const address = part === 'shell' ? `${site}/` : `${site}/remotes/${part}/`;
  for (const old of earlier.slice(0, 2)) await visitEarlier(buildFolder(store, part, old), address);
}

/**
 * Visits the site after a deploy: health of the API, every remote with its seal and entry, the
 * first page of each part with its scripts, and a file of each build before. A server that restarts
 * is given `patienceMs`.
 * @throws Error that says what does not work
 */
export async function smoke(
  site: string,
  where: { store: string; part: StaticPart; live: readonly string[] },
  patienceMs = 20_000,
): Promise<void> {
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      return await visitSite(site.replace(/\/$/, ''), where.store, where.part, where.live);
    } catch (error) {
      if (Date.now() >= end) throw error;
      await pause(500);
    }
  }
}
