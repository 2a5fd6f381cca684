import { calls } from '../shared/contracts/calls';
import { axe, expect, test } from './fixtures';
import { looksRight } from './looks';
import { panel, reachByTab } from './panel';
import { essay, onDisk, pdf, portal, storedDocument, summarised, typed } from './portal';

test('a stranger registers, nominates with a 9 MB PDF and five links, and finds it again', async ({
  page,
}, info) => {
  const { form, document, submit, status, summary } = portal(page);
  const email = `stranger.${Date.now()}@example.com`;

  await page.goto('/tech-nomination');
  await expect(page.getByRole('heading', { name: 'Submit Your Nomination' })).toBeVisible();
  await panel(page).register('Ada Sample', email);

  await expect(form.getByLabel('Full Name')).toHaveValue('Ada Sample');
  await expect(form.getByLabel('Email')).toHaveValue(email);
  await expect(form.getByLabel('Email')).toBeDisabled();
  await portal(page).fill();
  for (const number of [1, 2, 3, 4, 5]) {
    if (number > 1) await form.getByRole('button', { name: 'Add another link' }).click();
    await form.getByLabel(`Supporting link ${number}`).fill(`https://example.com/work/${number}`);
  }
  const content = pdf(9_000_000);
  await document.setInputFiles(await onDisk(info, 'Evidence & more.pdf', content));
  await expect(form.getByText(/Uploaded/)).toBeVisible();

  const sent = page.waitForRequest(`**${calls.submitTechNomination.path}?*`);
  await submit.click();
  const payload = (await sent).postDataJSON();
  await expect(page.getByText('Your nomination has been submitted successfully!')).toBeVisible();
  await expect(status).toContainText('Under review');
  await expect(summary).toContainText('Sample Labs');

  await page.reload();
  await expect(status).toContainText('Under review');
  for (const value of ['Ada Sample', email, ...Object.values(summarised)]) {
    await expect(summary).toContainText(value);
  }

  // The nomination waits for the confirmed address; the portal says so.
  await expect(page.getByText('One step left: confirm your email address')).toBeVisible();
  await looksRight(page);
  expect((await storedDocument(page, payload.supportingDocUrl)).equals(content)).toBe(true);
});

test('the whole journey goes by keyboard alone', async ({ page, account }) => {
  await account();
  const { form, submit, summary } = portal(page);
  await portal(page).open();
  for (const [label, value] of Object.entries(typed)) {
    await reachByTab(form.getByLabel(label, { exact: true }));
    await page.keyboard.type(value);
  }
  await reachByTab(form.getByLabel('Essay'));
  await page.keyboard.type(essay);
  const terms = form.getByRole('checkbox');
  await reachByTab(terms);
  await page.keyboard.press('Space');
  await expect(terms).toBeChecked();
  await reachByTab(submit);
  await page.keyboard.press('Enter');
  await expect(summary).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nomination received' })).toBeFocused();
});

test('VAL-009 NOM-034 the review and the errors of an empty form are at the top of the page', async ({
  page,
  account,
}) => {
  await account();
  await portal(page).open();
  await page.getByRole('button', { name: 'Review before sending' }).click();
  await axe(page);
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await portal(page).submit.click();
  await expect(page.getByRole('link', { name: 'Essay content is required' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await axe(page);
});
