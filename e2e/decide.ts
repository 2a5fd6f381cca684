import type { Page } from '@playwright/test';
import { calls } from '../shared/contracts/calls';
import { codeOf } from './factors';
import { expect } from './fixtures';

/** The message of success. */
export const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('region', { name: 'Notifications' }).getByText(text)).toBeVisible();

/** The console's message for a rejected code. */
export const refusedProof = new RegExp(`status of 40[03] .*${calls.proveOwner.path}\\)`);

/** Repeats the second factor, which decisions that affect people require. */
async function prove(page: Page, key: string) {
  const proof = page.getByRole('form', { name: 'Proof' });
  await expect(proof).toBeVisible();
  // Repeats the step, because the code may expire before it arrives.
  await expect(async () => {
    await proof.getByLabel('Code').fill(codeOf(key));
    const answered = page.waitForResponse(`**${calls.proveOwner.path}`);
    await proof.getByRole('button', { name: 'Continue' }).click();
    expect((await answered).ok()).toBe(true);
  }).toPass();
  await expect(proof).toBeHidden();
}

/** Opens a dialog, confirms it and waits for the success message. */
export async function decide(
  page: Page,
  opener: string,
  confirm: string,
  done: string | RegExp,
  key?: string,
) {
  await page.getByRole('button', { name: opener }).click();
  await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click();
  if (key) await prove(page, key);
  await said(page, done);
}
