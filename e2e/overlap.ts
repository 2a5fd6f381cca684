import type { Browser, Page } from '@playwright/test';
import { calls } from '../shared/contracts/calls';
import { expect } from './fixtures';
import { judging } from './judging';
import { portal } from './portal';
import { category, type Somebody, type Stage } from './stage';

const password = 'plum kettle oxbow';

/** Opens a browser with a signed-in person. */
async function as(browser: Browser, stage: Stage, call: 'register' | 'signIn', data: object) {
  const page = await (await browser.newContext({ baseURL: stage.address })).newPage();
  const reply = await page.request.post(stage.address + calls[call].path, { data });
  expect(reply.ok(), `${call} answered ${reply.status()}`).toBe(true);
  return page;
}

/** Opens a browser with a signed-in contestant. */
export const signedIn = (browser: Browser, stage: Stage, { email }: Somebody): Promise<Page> =>
  as(browser, stage, 'signIn', { email, password });

/** Prepares the next season on the screen, and opens its nominations. */
export async function openNext(page: Page, save: () => Promise<void>) {
  await page.goto('/admin/season');
  await page.getByRole('button', { name: 'Prepare the next season...' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why').fill('The next year begins');
  await dialog.getByRole('button', { name: 'Prepare the season' }).click();
  await expect(page.getByLabel('Season shown')).toHaveValue('2026');
  const own = page.getByRole('group', { name: category });
  await own.getByRole('checkbox', { name: 'Nominations are open' }).check();
  await save();
}

/** Nominates in the portal, which takes nominations for the newest season. */
export async function nominateInPortal(browser: Browser, stage: Stage, fullName: string) {
  const email = 'newcomer@next.example';
  const page = await as(browser, stage, 'register', { fullName, email, password });
  const { open, fill, submit, status } = portal(page);
  await open();
  await fill();
  await submit.click();
  await expect(status).toContainText('Under review');
  await page.context().close();
}

/**
 * Checks that the nomination is listed in its own season only; the console's switcher chooses the
 * season.
 */
export async function onlyInNext(page: Page, fullName: string) {
  await page.goto(`/admin/nominations?search=${encodeURIComponent(fullName)}`);
  const table = page.getByRole('table', { name: 'Nominations' });
  await expect(table.getByRole('link', { name: fullName })).toBeVisible();
  await page.goto(`/admin/nominations`);
  await expect(table.getByRole('link', { name: /^Entrant/ })).toHaveCount(0);
  await page.getByLabel('Season shown').selectOption('Season 2025');
  await expect(table.getByRole('link', { name: /^Entrant/ }).first()).toBeVisible();
  await page.getByLabel('Search', { exact: true }).fill(fullName);
  await expect(page.getByText('No nominations match these filters')).toBeVisible();
}

/**
 * Opens the portal of a judge of the earlier season, who has entries to rate and an invitation to
 * the next one.
 */
export async function judgesPortal(browser: Browser, stage: Stage, judge: Somebody) {
  const page = await signedIn(browser, stage, judge);
  await page.goto('/tech-judging');
  const asked = page.getByRole('region', { name: 'Will you judge again?' });
  await expect(asked).toContainText('You are assigned nothing in Season 2026 until you say yes.');
  const options = judging(page).chooser.locator('option');
  await expect(options.filter({ hasText: 'Entrant' }).first()).toBeAttached();
  const names = await options.allTextContents();
  await page.context().close();
  return names;
}
