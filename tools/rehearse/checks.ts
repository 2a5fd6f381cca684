import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../e2e/browser';
import { startDatabase } from '../start/database';
import { authority, clientOf, siteName } from './client';
import { inOrder, readCompose, type Service } from './compose';
import { type Container, containerOf } from './container';
import { faults } from './faults';
import { journeys, newPage } from './journeys';
import { layNetworks, monitor, nameServer, next, openDatabase, street } from './network';
import { settings } from './release';
import { fences, metrics, privileges, scan } from './shape';
import { type Check, type Say, sh, work } from './work';

/** MongoDB's place, taken by the embedded server in the database's namespace. */
async function databaseInItsNamespace() {
  const wrapper = join(work, 'bin');
  mkdirSync(wrapper, { recursive: true });
  const line = `#!/bin/sh\nexec ip netns exec mongodb ${await sh('which', ['java'])} "$@"\n`;
  writeFileSync(join(wrapper, 'java'), line, { mode: 0o755 });
  const env = { ...process.env, PATH: `${wrapper}:${process.env.PATH}`, MONGODB_URI: '' };
  const dataDir = join(work, 'data');
  return startDatabase({ dataDir, env, say: () => {}, port: 27017, only: 'embedded' });
}

/** Starts all services in their order and runs every check; returns the exit code. */
export async function rehearse(say: Say): Promise<number> {
  const compose = readCompose(settings);
  const { services } = compose;
  // A second container of the API, for the time that it is replaced.
  services[next] = services.api as Service;
  services[monitor] = { networks: ['monitoring'] } as Service;
  await sh('mkdir', ['-p', '/run/netns']);
  await sh('mount', ['-t', 'tmpfs', 'tmpfs', '/run/netns']);
  const addresses = await layNetworks(compose);
  writeFileSync(join(work, 'hosts.here'), `127.0.0.1 localhost\n${street.edge} ${siteName}\n`);
  await sh('mount', ['--bind', join(work, 'hosts.here'), '/etc/hosts']);
  say(`networks ${Object.keys(addresses).join(', ')}, and a street to the edge`);

  const naming = nameServer(compose, addresses);
  naming('mongodb');
  const database = await databaseInItsNamespace();
  await openDatabase();
  say('mongodb: NOT the image; the embedded server in its network, without users, as root');
  const running = new Map<string, Container>();
  for (const name of inOrder(compose)) {
    if (['mongodb', next, monitor].includes(name)) continue;
    const container = containerOf(name, compose, naming);
    running.set(name, container);
    await container.start();
    say(`${name}: healthy after ${await container.healthy()} ms`);
  }

  const failures: string[] = [];
  const check: Check = async (name, run) => {
    try {
      say(`ok   ${name}: ${await run()}`);
    } catch (error) {
      failures.push(name);
      say(`FAIL ${name}: ${error instanceof Error ? error.message.slice(0, 1500) : error}`);
    }
  };
  const ask = clientOf(readFileSync(authority, 'utf8'));
  await check('networks', () => fences(compose, addresses));
  await check('privileges', () => privileges(compose, running));
  await check('observatory', scan);
  await check('metrics', () => metrics(ask, addresses));

  const { executablePath, args, env } = await findBrowser();
  const variables = { ...(process.env as Record<string, string>), ...env };
  const browser = await chromium.launch({ executablePath, args, env: variables });
  const pages = new Map<string, Page>();
  for (const [audience, journey] of Object.entries(journeys(running.get('api')?.pid() ?? 0)))
    await check(`journey of the ${audience}`, async () => {
      const page = await newPage(browser);
      pages.set(audience, page);
      return journey(page);
    });
  const second = containerOf(next, compose, naming);
  const organiser = pages.get('organiser') as Page;
  await faults({ check, ask, browser, organiser, running, second, database });
  await browser.close();
  for (const container of running.values()) await container.stop();
  await database.stop();
  say(failures.length ? `failed: ${failures.join(', ')}` : 'all as written');
  return failures.length ? 1 : 0;
}
