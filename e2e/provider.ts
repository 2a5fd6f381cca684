import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';

export interface Stranger {
  name: string;
  email: string;
}

/** A random person without an account. */
export const stranger = (changed: Partial<Stranger> = {}): Stranger => ({
  name: 'Gwen Sample',
  email: `gwen.${randomBytes(6).toString('hex')}@example.com`,
  ...changed,
});

/** Presses a button and returns the window that it opens. */
export async function popupOf(page: Page, button: Locator): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  return popup;
}

/** Signs in on the provider's page. */
export async function answerAs(page: Page, { name, email }: Stranger) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
