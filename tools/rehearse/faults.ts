import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { calls } from '../../shared/contracts/calls';
import { prefixes } from '../../shared/programme/routes';
import type { Part } from '../processes/supervised';
import { type Client, keepAsking } from './client';
import type { Container } from './container';
import { atWork, newPage, patient, title } from './journeys';
import { deploy, titles } from './release';
import { type Check, must } from './work';

interface Running {
  check: Check;
  ask: Client;
  browser: Browser;
  /** The console, signed in. */
  organiser: Page;
  running: ReadonlyMap<string, Container>;
  /** A second container of the API, which does not run yet. */
  second: Container;
  database: Part;
}

const unavailable = 'This part is unavailable';

/** What people see when parts are replaced, stopped and killed: as docs/operations.md says. */
export async function faults(all: Running): Promise<void> {
  const { check, ask, browser, organiser, running, second, database } = all;
  const service = (name: string) => running.get(name) as Container;
  const season = () => ask(calls.getSeason.path);

  /** Runs what is done while a page is open at `path`, which must not be loaded anew meanwhile. */
  const open = async (path: string, run: (page: Page) => Promise<string>) => {
    const page = await newPage(browser);
    await page.goto(path);
    await page.evaluate(() => void Object.assign(window, { stayed: true }));
    const said = await run(page);
    must(await page.evaluate(() => 'stayed' in window), 'the page was loaded anew');
    await page.context().close();
    return said;
  };
  /** Deploys while others visit the site; the title that a new visit of the portal then has. */
  const deployed = async (expected: string, ...words: string[]) => {
    const stop = keepAsking(ask, '/faqs');
    const said = `${await deploy(...words)} Meanwhile ${await stop()}`;
    return open(prefixes['mf-nomination'], async (page) => {
      await patient(title(page)).toHaveText(expected);
      return said;
    });
  };

  await check('mf-nomination built again and deployed alone, with its page open', () =>
    open(prefixes['mf-nomination'], async (page) => {
      await patient(title(page)).toHaveText(titles.one);
      const said = await deployed(titles.two, 'mf-nomination');
      // The page that was open goes on and comes back.
      const nav = page.getByRole('navigation', { name: 'Main' });
      await nav.getByRole('link', { name: 'Home' }).click();
      await page.goBack();
      await patient(title(page)).toHaveText(titles.one);
      return said;
    }),
  );
  await check('its build before put back', () => deployed(titles.one, 'rollback', 'mf-nomination'));
  await check('another build of the shell with these remotes', () => deployed(titles.one, 'shell'));
  await check('its build before put back', () => deployed(titles.one, 'rollback', 'shell'));

  await check('the API replaced: a second one beside it, then the first drained', async () => {
    const said: string[] = [];
    for (const [old, fresh] of [
      [service('api'), second],
      [second, service('api')],
    ] as const) {
      const stop = keepAsking(ask, calls.getSeason.path);
      await fresh.start();
      const healthy = await fresh.healthy();
      await wait(6000);
      const drained = await old.stop();
      await wait(6000);
      said.push(`healthy after ${healthy} ms, drained in ${drained} ms, ${await stop()}`);
    }
    return said.join('; and back: ');
  });

  for (const name of ['mf-nomination', 'mf-judging', 'mf-admin'] as const)
    await check(`${name} down: its page says so, and comes back by itself`, async () => {
      await service(name).stop();
      return open(name === 'mf-admin' ? '/admin/judging' : prefixes[name], async (page) => {
        await patient(title(page)).toHaveText(unavailable);
        const { status, body } = await ask(`/remotes/${name}/integrity.json`);
        const says = [502, 503].includes(status) && body.includes('"code":"unavailable"');
        must(says, `the edge answers ${status}: ${body.slice(0, 200)}`);
        must((await ask('/faqs')).status === 200, 'another page does not work');
        await service(name).start();
        const began = Date.now();
        await patient(title(page)).not.toHaveText(unavailable);
        return `the edge answers ${status}; recovered ${Date.now() - began} ms after the start`;
      });
    });

  await check('mf-public down: prerendered pages stay readable', async () => {
    await service('mf-public').stop();
    return open('/', async (page) => {
      await patient(title(page)).toHaveText(/Awards for Tech Excellence/);
      await service('mf-public').start();
      return 'the home page shows its text';
    });
  });

  await check('the API down: pages stand, and nobody is taken for signed out', async () => {
    await service('api').stop();
    return open('/tech-judging', async (page) => {
      await patient(page.getByText('Cannot reach the server, your work is safe')).toBeVisible();
      const { status } = await season();
      await service('api').start();
      await service('api').healthy();
      await patient(title(page)).toHaveText('Become a Judge');
      return `the edge answers ${status}; the page recovered by itself`;
    });
  });

  await check('the database down: not ready, pages stand; back without anybody', async () => {
    await database.stop();
    const began = Date.now();
    while (await service('api').isHealthy()) await wait(200);
    const noticed = Date.now() - began;
    const { status } = await ask('/faqs');
    must(status === 200, `a page answers ${status}`);
    await database.start();
    return `not ready after ${noticed} ms, ready ${await service('api').healthy()} ms after its start`;
  });

  const people = await atWork(browser, organiser);
  const killed = [
    ...[...running].map(([name, { kill, healthy }]) => ({ name, kill, healthy })),
    { name: 'mongodb', kill: () => database.crash(), healthy: () => service('api').healthy() },
  ];
  for (const { name, kill, healthy } of killed)
    await check(`${name} killed while people read and write`, async () => {
      const page = await newPage(browser);
      await page.goto('/');
      const began = Date.now();
      const late = () => must(Date.now() - began < 60_000, 'the site does not come back');
      const visit = () => page.goto('/faqs').catch(() => undefined);
      kill();
      const all = people.goOn(`Written while ${name} was killed.`);
      let loads = 1;
      for (; !(await visit())?.ok(); loads++) {
        late();
        await wait(200);
      }
      const read = Date.now() - began;
      await patient(title(page)).toHaveText('Frequently Asked Questions');
      await page.context().close();
      await healthy();
      for (; (await season().catch(() => undefined))?.status !== 200; await wait(100)) late();
      const said = `the next page after ${read} ms, loaded ${loads} times`;
      return `${said}; the API after ${Date.now() - began} ms; ${await all}`;
    });
  await check('what was written is submitted', people.submit);
}
