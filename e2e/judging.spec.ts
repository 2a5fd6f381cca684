import type { APIRequestContext } from '@playwright/test';
import { accountFactory } from './accounts';
import { ask } from './api';
import { giveFactor } from './factors';
import { expect } from './fixtures';
import { hebrew, judging, nominate, readablePdf } from './judging';
import { looksRight, moved } from './looks';
import { linkIn } from './mailbox';
import { test } from './mailed';
import { confirmByLink, panel } from './panel';
import { tokenOf } from './portal';

const cardWidth = 1200;
/** Any picture is suitable: this is the site's own card. */
const pictureOf = async (request: APIRequestContext) => (await request.get('/card.png')).body();

test('JUD-029 a judge applies, is verified, reads without a connection, recuses themselves from one entry, rates the others, and is thanked', async ({
  page,
  browser,
  context,
  playwright,
  account,
  mailed,
  request,
  allow,
}) => {
  allow(/ERR_|Failed to load resource/);
  const { form, evaluation, name, chooser, counters, rateByKeys } = judging(page);

  const calibration = mailed.openCalibration();
  const nominees = ['Ada First', 'Bea Second', 'Cy Third'];
  const picture = { name: 'results.png', mimeType: 'image/png', buffer: await pictureOf(request) };
  for (const fullName of nominees) {
    const buffer = readablePdf(`Proof of ${fullName}`);
    const pdf = { name: 'evidence.pdf', mimeType: 'application/pdf', buffer };
    const nominee = await account({ fullName, signedIn: false });
    await mailed.confirmAddress(nominee.email);
    await nominate(request, nominee, fullName === 'Bea Second' ? picture : pdf);
  }

  // Application. Its email domain differs from the nominees', who would otherwise be colleagues.
  const email = `jo.${Date.now()}@judges.example.net`;
  await page.goto('/tech-judging');
  await panel(page).register('Jo Judge', email);
  await expect(form).toBeVisible();
  await looksRight(page);
  await judging(page).apply();
  await expect(panel(page).root.getByText('Verification Pending')).toBeVisible();

  // Verification, by an admin over the API.
  await calibration;
  const office = await browser.newContext();
  const adminPage = await office.newPage();
  const join = accountFactory(mailed.address, office.request, playwright.request);
  // Another domain again, because organisers have a conflict of interest with colleagues.
  const admin = await join({ fullName: 'Lea Lead', domain: 'office.example.net' });
  await mailed.giveRole(admin.email, 'admin');
  await adminPage.goto(mailed.address);
  await giveFactor(adminPage);
  const verdict = await ask(mailed.address, 'sendJudgeVerificationEmail', {
    token: await tokenOf(office.request, mailed.address),
    body: {
      judgeEmail: email,
      isVerified: true,
      adminEmail: admin.email,
      notes: 'Verified by admin',
    },
  });
  expect(verdict).toEqual({
    status: 'ASSIGNMENTS_PENDING',
    isVerified: true,
    revision: 2,
  });
  await office.close();

  // Nothing is assigned before the address is confirmed; the portal explains this.
  await judging(page).refresh.click();
  await expect(page.getByText('No assignments yet')).toBeVisible();
  await expect(page.getByText(`only once ${email} is confirmed`)).toBeVisible();
  await looksRight(page);
  const letter = (await mailed.mailbox.to(email, 3)).find(
    ({ subject }) => subject === 'Confirm your email address',
  );
  await confirmByLink(context, linkIn(letter, '/confirm-email'));
  await expect(page.getByText('One step left: confirm your email address')).toBeHidden();

  // Assignments come one by one, in addition to those of the sample data.
  await expect
    .poll(async () => {
      await judging(page).refresh.click();
      const options = await chooser.locator('option').allTextContents();
      return nominees.every((each) => options.includes(`${each} - ${each} Works`));
    })
    .toBe(true);
  const all = Number((await counters())[0]);

  // Calibration first: one sample entry by keyboard, compared with its reference.
  await page.getByRole('link', { name: 'Sample entries' }).click();
  const sample = page.getByRole('region', { name: /^Forecasting hospital beds/ });
  await sample.getByLabel('Innovation', { exact: true }).focus();
  for (const key of '7777') await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  const comparison = sample.getByRole('table', { name: 'Your ratings beside the reference' });
  await expect(comparison.getByRole('row', { name: /^Composite 7/ })).toBeVisible();
  await looksRight(page);
  await page.getByRole('link', { name: 'Back to your assignments' }).click();

  // A picture and a PDF are shown in the page; each entry has its own address.
  await chooser.selectOption('Bea Second - Bea Second Works');
  await page.getByRole('button', { name: 'Read here' }).click();
  const drawn = page.getByRole('img', { name: 'Evidence (PNG)' });
  await expect.poll(() => drawn.evaluate(({ width }: HTMLCanvasElement) => width)).toBe(cardWidth);
  await chooser.selectOption('Ada First - Ada First Works');
  await expect(name).toHaveText('Ada First');
  await expect(page).toHaveURL(/\/tech-judging\/assignments\/[^/]+$/);
  // A right-to-left paragraph is aligned to the right.
  const space = await page.getByText(hebrew).evaluate((essay) => {
    const last = document.createRange();
    last.setStart(essay.firstChild as Node, (essay.textContent ?? '').lastIndexOf('\n') + 1);
    last.setEndAfter(essay.firstChild as Node);
    return essay.getBoundingClientRect().right - last.getBoundingClientRect().right;
  });
  expect(space).toBeLessThan(2);
  const essay = page.getByRole('region', { name: 'Essay', exact: true });
  await expect(essay).toHaveCSS('max-height', '400px');
  await expect(essay).toHaveCSS('overflow-y', 'auto');
  // An offline reload shows the entry from this device, too.
  const keptPage = () => page.evaluate(async () => Boolean(await caches.match('/tech-judging')));
  await expect.poll(keptPage).toBe(true);
  await page.reload();
  await expect(name).toHaveText('Ada First');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('The server cannot be reached')).toBeVisible();
  await expect(name).toHaveText('Ada First');
  await looksRight(page);
  await context.setOffline(false);
  await expect(page.getByText('The server cannot be reached')).toBeHidden();
  await page.getByRole('button', { name: 'Read here' }).click();
  await expect(page.getByText('Proof of Ada First').first()).toBeVisible();
  await expect(page.getByText('日本語').first()).toBeVisible();
  // Each page is completely visible, whatever its format.
  for (const [number, shape] of [792 / 612, 612 / 792].entries()) {
    const shown = page.getByRole('listitem', { name: `Page ${number + 1} of 2` });
    await expect
      .poll(() => shown.evaluate((one) => one.clientWidth / one.clientHeight))
      .toBeCloseTo(shape, 1);
  }
  await looksRight(page);

  // One conflict of interest.
  await page.getByRole('button', { name: 'I have a conflict of interest' }).click();
  await page.getByLabel('What is the conflict?').selectOption('know-personally');
  await page.getByRole('button', { name: 'Step back' }).click();
  const left = all - 1;
  const after = (done: number) => [left, done, left - done].map(String);
  await expect.poll(counters).toEqual(after(0));
  await expect(name).not.toHaveText('Ada First');

  // A signed-in judge sees the assignments appear without layout shifts.
  await page.goto('/tech-judging');
  await expect(evaluation.getByText('PENDING')).toBeVisible();
  expect(await moved(page)).toBeLessThan(0.01);

  // Six keys for each of the others; the next one opens automatically.
  for (let done = 0; done < left; done++) {
    await expect(evaluation.getByText('PENDING')).toBeVisible();
    await rateByKeys('8888');
    await expect.poll(counters).toEqual(after(done + 1));
  }
  await expect(page.getByText('All your evaluations are submitted')).toBeVisible();

  // The record, and the mails on the way to it.
  await page.getByRole('link', { name: 'See your judging record' }).click();
  await expect(page.getByRole('heading', { name: 'Your evaluations' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Innovation' })).toHaveCount(left);
  await looksRight(page);
  const mails = await mailed.mailbox.to(email, 5);
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'Confirm your email address',
    'Thank you for judging',
    'We have received your judge application',
    'Your judging assignments are ready',
    'Your profile has been verified',
  ]);
});
