import type { Route } from '@playwright/test';
import { calls } from '../shared/contracts/calls';
import { partBytes } from '../shared/contracts/uploads';
import { deferred } from '../shared/testing/deferred';
import { axe, expect, test } from './fixtures';
import { essay, pdf, portal } from './portal';

test('a draft survives a reload, leaves the device with a sign-out, and is there again after signing in', async ({
  page,
  account,
}) => {
  const { fullName, email, password } = await account();
  const { form } = portal(page);
  await portal(page).open();
  await portal(page).fill();
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(localStorage).some((key) => key.startsWith('nominationDraft')),
      ),
    )
    .toBe(true);
  await page.reload();
  await expect(form.getByLabel('Essay')).toHaveValue(essay);
  await expect(page.getByText(fullName).first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .not.toContain('hard thing simple');
  const panel = page.getByRole('form', { name: 'Sign in' });
  await panel.getByLabel('Email').fill(email);
  await panel.getByLabel('Password', { exact: true }).fill(password);
  await panel.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(form.getByLabel('Essay')).toHaveValue(essay);
  await page.getByRole('button', { name: 'Review before sending' }).click();
  await axe(page);
});

test('over a slow connection that breaks three times everything arrives once', async ({
  page,
  account,
  allow,
}) => {
  allow(/ERR_|Failed to load resource/);
  await page.clock.install();
  await account();
  const { form, document, submit, summary } = portal(page);
  await portal(page).open();
  const line = await page.context().newCDPSession(page);
  const slow = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  const better = { latency: 40, downloadThroughput: 500_000, uploadThroughput: 500_000 };
  const connected = (is: boolean, speed = slow) =>
    line.send('Network.emulateNetworkConditions', { offline: !is, ...speed });
  await connected(true);
  await portal(page).fill();
  // The connection breaks during each part, and one part arrives between two breaks.
  const onTheWay: Route[] = [];
  let through = 0;
  await page.route(`**${calls.sendDocumentPart.path.replace(/:\w+/g, '*')}*`, (route) => {
    if (through === 0) return void onTheWay.push(route);
    through -= 1;
    return route.continue();
  });
  const content = pdf(4.5 * partBytes, 'unsteady');
  await document.setInputFiles({
    name: 'evidence.pdf',
    mimeType: 'application/pdf',
    buffer: content,
  });
  for (const words of ['One more. ', 'And another. ', 'And the last.']) {
    await expect.poll(() => onTheWay.length).toBe(1);
    await connected(false);
    await onTheWay.pop()?.abort('internetdisconnected');
    await form.getByLabel('Essay').pressSequentially(words);
    await expect(page.getByText('Offline. Saved on this device')).toBeVisible();
    // Twenty seconds of the page's clock, in steps, so that failed requests are retried.
    for (let seconds = 0; seconds < 20; seconds++) await page.clock.runFor(1_000);
    const isLast = words === 'And the last.';
    through = isLast ? Number.POSITIVE_INFINITY : 1;
    await connected(true, isLast ? better : slow);
    await expect(page.getByText(/Saved \d\d:\d\d/)).toBeVisible();
  }
  await expect(form.getByText(/Uploaded/)).toBeVisible();
  const sent = page.waitForRequest((request) =>
    request.url().endsWith(calls.submitTechNomination.path),
  );
  await submit.click();
  const { supportingDocUrl, essay: sentEssay } = (await sent).postDataJSON();
  expect(sentEssay).toContain('And the last.');
  await expect(summary).toBeVisible();
  const session = await page.request.post(calls.refreshSession.path);
  const authorization = `Bearer ${(await session.json()).accessToken}`;
  const stored = await page.request.get(supportingDocUrl, { headers: { authorization } });
  expect((await stored.body()).equals(content)).toBe(true);
});

test('a double click and a lost reply make one nomination', async ({ page, account, allow }) => {
  allow(/ERR_|Failed to load resource/);
  const person = await account();
  const { submit, summary } = portal(page);
  await portal(page).open();
  await portal(page).fill();
  const ids: string[] = [];
  await page.route(`**${calls.submitTechNomination.path}`, async (route) => {
    const reply = await route.fetch();
    ids.push((await reply.json()).data.nominationId);
    if (ids.length === 1) await route.abort('connectionreset');
    else await route.fulfill({ response: reply });
  });
  await submit.dblclick();
  await expect(
    page.getByText('An error occurred while submitting your nomination. Please try again.'),
  ).toBeVisible();
  await submit.click();
  await expect(summary).toBeVisible();
  expect(ids.length).toBe(2);
  expect(new Set(ids).size).toBe(1);
  const again = await page.request.post(calls.submitTechNomination.path, {
    headers: { authorization: `Bearer ${person.accessToken}` },
    data: {},
  });
  expect(again.status()).toBe(400);
});

test('two tabs of one person: they resolve the conflict, and submitting twice makes one nomination', async ({
  page,
  context,
  account,
  allow,
}) => {
  allow(/409|Failed to load resource/);
  await account();
  const other = await context.newPage();
  await portal(page).open();
  await portal(other).open();
  await portal(page).fill();
  await expect(page.getByText(/Saved \d\d:\d\d/)).toBeVisible();
  await portal(other).form.getByLabel('Essay').fill('Words of the other tab.');
  await expect(other.getByText('There are two versions')).toBeVisible();
  await expect(other.getByText(`There: ${essay}`)).toBeVisible();
  await other.getByRole('button', { name: 'Take the other version' }).click();
  await expect(portal(other).form.getByLabel('Essay')).toHaveValue(essay);
  await Promise.all([portal(page).submit.click(), portal(other).submit.click()]);
  for (const tab of [page, other]) await expect(portal(tab).summary).toBeVisible();
  const references = await Promise.all(
    [page, other].map(async (tab) => {
      await tab.reload();
      await tab.getByRole('button', { name: 'Show everything you sent' }).click();
      return tab.getByText(/^N-[0-9A-F]{4}-[0-9A-F]{4}$/).textContent();
    }),
  );
  expect(references[0]).toBe(references[1]);
});

test('an upload can be cancelled and replaced', async ({ page, account }) => {
  await account();
  const { form, document } = portal(page);
  await portal(page).open();
  const held = deferred<void>();
  await page.route(`**${calls.uploadNominationDocument.path}`, async (route) => {
    await held.promise;
    await route.continue().catch(() => {});
  });
  await document.setInputFiles({
    name: 'first.pdf',
    mimeType: 'application/pdf',
    buffer: pdf(5_000),
  });
  await expect(form.getByRole('progressbar')).toBeVisible();
  await form.getByRole('button', { name: 'Cancel the upload of first.pdf' }).click();
  await expect(form.getByText('Choose a file')).toBeVisible();
  held.resolve();
  await page.unroute(`**${calls.uploadNominationDocument.path}`);
  await document.setInputFiles({
    name: 'second.pdf',
    mimeType: 'application/pdf',
    buffer: pdf(5_000),
  });
  await expect(form.getByText(/Uploaded/)).toBeVisible();
  await document.setInputFiles({
    name: 'third.pdf',
    mimeType: 'application/pdf',
    buffer: pdf(6_000),
  });
  await expect(form.getByText('third.pdf')).toBeVisible();
  await expect(form.getByText(/Uploaded/)).toBeVisible();
  await form.getByRole('button', { name: 'Remove third.pdf' }).click();
  await expect(form.getByText('Choose a file')).toBeVisible();
});
