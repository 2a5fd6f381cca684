import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { giveFactor } from '../../e2e/factors';
import { judging } from '../../e2e/judging';
import { linkIn } from '../../e2e/mailbox';
import { confirmByLink, panel } from '../../e2e/panel';
import { portal } from '../../e2e/portal';
import { site } from './client';
import { lead } from './release';

/** A tab in a browser profile of its own. */
export async function newPage(browser: Browser): Promise<Page> {
  const options = { baseURL: site, ignoreHTTPSErrors: true, locale: 'en-GB' };
  const page = await (await browser.newContext(options)).newPage();
  page.setDefaultTimeout(60_000);
  return page;
}

export const title = (page: Page) => page.getByRole('heading', { level: 1 }).first();
export const patient = expect.configure({ timeout: 60_000 });

async function visitor(page: Page): Promise<string> {
  await page.goto('/');
  await patient(title(page)).toHaveText(/Awards for Tech Excellence/);
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'FAQs' }).click();
  await patient(title(page)).toHaveText('Frequently Asked Questions');
  await page.goto('/winners');
  await patient(title(page)).toBeVisible();
  return 'home, FAQs and winners';
}

async function nominator(page: Page): Promise<string> {
  await page.goto('/tech-nomination');
  await panel(page).register('Ada Sample', 'ada@example.com');
  await patient(portal(page).form).toBeVisible();
  await portal(page).fill();
  await portal(page).submit.click();
  await patient(portal(page).status).toContainText('UNDER_REVIEW');
  return 'registered and nominated';
}

async function judge(page: Page): Promise<string> {
  await page.goto('/tech-judging');
  await panel(page).register('Jo Judge', 'jo@judges.example.net');
  await patient(judging(page).form).toBeVisible();
  await judging(page).apply();
  await patient(panel(page).root.getByText('Verification Pending')).toBeVisible();
  return 'registered and applied';
}

/** The mail that confirms an address, from the API's own /tmp: there is no mail server. */
async function mailTo(address: string, apiPid: number): Promise<Email | undefined> {
  const folder = `/proc/${apiPid}/root/tmp/mail`;
  const read = (name: string) => PostalMime.parse(readFileSync(join(folder, name)));
  const mails = await Promise.all(readdirSync(folder).map(read));
  const isMeant = ({ to, text }: Email) =>
    to?.[0]?.address === address && text?.includes('/confirm-email');
  return mails.find(isMeant);
}

async function organiser(page: Page, apiPid: number): Promise<string> {
  await page.goto('/tech-judging');
  await panel(page).register('Lea Lead', lead);
  await patient(panel(page).name).toHaveText('Lea Lead');
  await page.goto('/account');
  await patient.poll(() => mailTo(lead, apiPid)).toBeDefined();
  await confirmByLink(page.context(), linkIn(await mailTo(lead, apiPid), '/confirm-email'));
  await page.goto('/');
  await giveFactor(page);
  await page.goto('/admin');
  await patient(page.getByRole('navigation').getByRole('link', { name: 'Judges' })).toBeVisible();
  return 'confirmed by mail, second factor, console';
}

/** A journey of each audience; `apiPid` is the API's process. */
export const journeys = (apiPid: number) => ({
  visitor,
  nominator,
  judge,
  organiser: (page: Page) => organiser(page, apiPid),
});

/**
 * A nominator with a draft that is open on two devices, and an organiser in the console: signed in,
 * and at work while parts of the site are killed.
 */
export async function atWork(browser: Browser, organiser: Page) {
  const email = 'bea@example.com';
  const [writing, other] = [await newPage(browser), await newPage(browser)];
  await writing.goto('/tech-nomination');
  await panel(writing).register('Bea Sample', email);
  await patient(portal(writing).form).toBeVisible();
  await portal(writing).fill();
  await other.goto('/tech-nomination');
  await panel(other).signIn(email, 'plum kettle oxbow');
  await patient(portal(other).form).toBeVisible();

  return {
    /** Writes `text`, and loads the list of judges; says how long until both are done. */
    async goOn(text: string) {
      const began = Date.now();
      const since = () => `after ${Date.now() - began} ms`;
      const write = async () => {
        await portal(writing).form.getByLabel('Essay').fill(text);
        await patient(async () => {
          await other.goto('/tech-nomination');
          await expect(portal(other).form.getByLabel('Essay')).toHaveValue(text, { timeout: 1000 });
        }).toPass({ timeout: 60_000 });
        await patient(writing.getByText(/Saved \d\d:\d\d/)).toBeVisible();
        return `a draft is on the other device ${since()}`;
      };
      const list = async () => {
        await patient(() => organiser.goto('/admin/judges')).toPass();
        await patient(organiser.getByText('Jo Judge').first()).toBeVisible();
        return `judges are listed ${since()}`;
      };
      return (await Promise.all([write(), list()])).join(', ');
    },
    async submit() {
      await portal(writing).submit.click();
      await patient(portal(writing).status).toContainText('UNDER_REVIEW');
      return 'by the tab that was open all the time';
    },
  };
}
