import type { Route } from '@playwright/test';
import { calls } from '../shared/contracts/calls';
import { partBytes } from '../shared/contracts/uploads';
import { expect, test } from './fixtures';
import { pdf, portal, storedDocument } from './portal';

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
  expect((await storedDocument(page, supportingDocUrl)).equals(content)).toBe(true);
});
