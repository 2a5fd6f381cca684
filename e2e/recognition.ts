import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { prefixes } from '../shared/programme/routes';
import type { Entrant } from './contestants';
import { said } from './decide';
import { expect } from './fixtures';

async function saved(page: Page, button: string): Promise<Buffer> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await saving).path());
}

/** A winner follows the link to the result, and saves certificate, badge and press kit. */
export async function openAward(page: Page, tier: string) {
  await page.goto(prefixes['mf-nomination']);
  await page.getByRole('link', { name: 'See your result' }).click();
  await expect(page.getByRole('heading', { name: `You have earned ${tier}` })).toBeVisible();
  const certificate = await saved(page, 'Certificate, A4');
  await page.getByText('Files for software').click();
  const badge = await saved(page, 'Picture with the badge inside, PNG');
  const kit = await saved(page, 'Download press kit');
  const begins = [certificate, badge, kit].map((file) => file.subarray(0, 4).toString('latin1'));
  expect(begins).toEqual(['%PDF', '\x89PNG', 'PK\x03\x04']);
  const link = page.getByRole('link', { name: 'Public verification page' });
  return { address: (await link.getAttribute('href')) ?? '', certificate, badge };
}

type Award = Awaited<ReturnType<typeof openAward>>;

/** A winner offers a profile with a picture. Returns its text. */
export async function offerProfile(page: Page, picture: Buffer): Promise<string> {
  const citation = 'Machines that hand over what is heavy.';
  await page.getByLabel('In your words').fill(citation);
  const file = { name: 'portrait.png', mimeType: 'image/png', buffer: picture };
  await page.getByLabel('Picture', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Use this cut' }).click();
  await expect(page.getByRole('img', { name: 'Your picture', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Offer for publication' }).click();
  await expect(page.getByText('An organiser is going to look at it')).toBeVisible();
  return citation;
}

/** Changes a byte near the file's end, where PDF and PNG are compressed. */
function changed(file: Buffer): Buffer {
  const copy = Buffer.from(file);
  const at = copy.length - 200;
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}

/** A stranger checks an award by its address, and by files from the winner. */
export async function checkAward(page: Page, { address, certificate, badge }: Award) {
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'This award is genuine' })).toBeVisible();
  await page.getByRole('link', { name: 'Check a file' }).click();
  const given: [Buffer, string | RegExp][] = [
    [certificate, 'We issued this certificate, and it is unchanged'],
    [changed(certificate), /(matches nothing that we have issued|have not issued this file)/],
    [badge, 'We issued this badge, and it is unchanged'],
    [changed(badge), 'A genuine badge in another picture'],
  ];
  for (const [buffer, expected] of given) {
    const file = { name: 'file', mimeType: 'application/octet-stream', buffer };
    await page.getByLabel(/Or the file/).setInputFiles(file);
    await expect(page.getByText(expected)).toBeVisible();
  }
}

export async function publishProfile(page: Page, { fullName }: Entrant) {
  await page.goto('/admin/winners');
  await page.getByRole('button', { name: 'Publish...' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why').fill('Their own work.');
  await dialog.getByRole('button', { name: 'Publish profile' }).click();
  await said(page, `The profile of ${fullName} is public.`);
}

/** Proposes or confirms the revocation of an award on its nomination's page. */
export async function revoke(page: Page, { nominationId }: Entrant, confirm: string, done: string) {
  await page.goto(`/admin/nominations/${nominationId}`);
  await page.getByRole('button', { name: /^(Revoke|Confirm revocation)\.\.\.$/ }).click();
  const dialog = page.getByRole('dialog');
  if (confirm === 'Propose') await dialog.getByLabel('Why').fill('The work was somebody else’s.');
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await said(page, done);
}
