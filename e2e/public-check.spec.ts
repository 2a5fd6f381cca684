import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { programs } from '../shared/programme/programs';
import { deferred } from '../shared/testing/deferred';
import { expect, test } from './fixtures';
import { openLive } from './public';

test('a visitor checks the sample, finds the row of a changed digit, and checks it offline', async ({
  page,
  request,
}, info) => {
  await openLive(page, '/check-the-results');
  await page.getByRole('button', { name: 'Check the sample' }).click();
  await expect(page.getByText('Everything holds')).toBeVisible();

  await page.getByRole('button', { name: 'Check it with one digit changed' }).click();
  await expect(page.getByText('This ledger does not match')).toBeVisible();
  const changed = page.getByRole('region', {
    name: 'Ratings that differ from the published ledger',
  });
  await expect(changed.getByRole('row')).toHaveCount(2);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the sample' }).click();
  const ledger = info.outputPath('sample-ledger.json');
  await (await download).saveAs(ledger);
  const text = await readFile(ledger, 'utf8');
  const command = info.outputPath('verify-ledger.mjs');
  await writeFile(command, await (await request.get(programs.command)).body());
  const last = () => spawnSync(process.execPath, [command, ledger], { encoding: 'utf8' }).stdout;
  expect(last().trimEnd().split('\n').at(-1)).toBe('Everything holds.');

  // A digit of the first rating, changed as in a text editor.
  const flipped = text.replace(
    /("scores":\[)(\d+)/,
    (_, before, digit) => `${before}${(Number(digit) % 9) + 1}`,
  );
  await page.getByLabel('Or a ledger that you have saved').setInputFiles({
    name: 'kept.json',
    mimeType: 'application/json',
    buffer: Buffer.from(flipped),
  });
  await expect(changed.getByRole('rowheader', { name: '1', exact: true })).toBeVisible();
});

test('the content below the choice of results does not move when they arrive', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 823 });
  const answered = deferred<void>();
  await page.route('**/api/results*', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await openLive(page, '/check-the-results');
  const next = page.getByRole('heading', { name: 'Check it without this page' });
  const place = await next.boundingBox();
  answered.resolve();
  await expect(page.getByRole('button', { name: 'Check the sample' })).toBeVisible();
  expect(await next.boundingBox()).toEqual(place);
});

test('the frozen rules of the season have a hash that the browser recomputes', async ({ page }) => {
  await openLive(page, '/how-we-judge');
  await expect(page.getByText('Recomputed here: it matches')).toHaveCount(3);
});
