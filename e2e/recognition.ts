import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { prefixes } from '../shared/programme/routes';
import { expect } from './fixtures';

/**
 * A winner is led to the result and saves the certificate; returns the address that verifies the
 * award.
 */
export async function openAward(page: Page, tier: string): Promise<string> {
  await page.goto(prefixes['mf-nomination']);
  await page.getByRole('link', { name: 'See your result' }).click();
  await expect(page.getByRole('heading', { name: `You have earned ${tier}` })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Certificate, A4' }).click();
  const paper = await readFile(await (await saving).path());
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
  const link = page.getByRole('link', { name: 'Page that verifies your award' });
  return (await link.getAttribute('href')) ?? '';
}
