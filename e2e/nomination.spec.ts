import { calls } from '../shared/contracts/calls';
import { limits } from '../shared/contracts/limits';
import { axe, expect, test } from './fixtures';
import { looksRight } from './looks';
import { linkOnDevelopmentPages } from './mailbox';
import { confirmByLink } from './panel';
import { essay, onDisk, pdf, portal, typed } from './portal';

test('a stranger registers, nominates with a 9 MB PDF and five links, confirms the address, and finds it again', async ({
  page,
  context,
}, info) => {
  const { form, document, submit, status, summary } = portal(page);
  const email = `stranger.${Date.now()}@example.com`;

  await page.goto('/tech-nomination');
  await expect(page.getByRole('heading', { name: 'Submit Your Nomination' })).toBeVisible();
  await page.getByRole('tab', { name: 'Register' }).click();
  const register = page.getByRole('form', { name: 'Register' });
  await register.getByLabel('Full name').fill('Ada Sample');
  await register.getByLabel('Email').fill(email);
  await register.getByLabel('Password', { exact: true }).fill('a good password');
  await register.getByLabel('Confirm password').fill('a good password');
  await register.getByRole('button', { name: 'Create account' }).click();

  await expect(form.getByLabel('Full Name')).toHaveValue('Ada Sample');
  await expect(form.getByLabel('Email')).toHaveValue(email);
  await expect(form.getByLabel('Email')).toBeDisabled();
  await portal(page).fill();
  for (const number of [1, 2, 3, 4, 5]) {
    await form.getByLabel(`Supporting link ${number}`).fill(`https://example.com/work/${number}`);
  }
  const content = pdf(9_000_000);
  await document.setInputFiles(await onDisk(info, 'Evidence & more.pdf', content));
  await expect(form.getByText(/Uploaded/)).toBeVisible();

  const sent = page.waitForRequest((request) =>
    request.url().endsWith(calls.submitTechNomination.path),
  );
  await submit.click();
  const payload = (await sent).postDataJSON();
  await expect(page.getByText('Your nomination has been submitted successfully!')).toBeVisible();
  await expect(status).toContainText('UNDER_REVIEW');
  await expect(summary).toContainText('Sample Labs');

  await page.reload();
  await expect(status).toContainText('UNDER_REVIEW');
  for (const value of ['Ada Sample', email, ...Object.values(typed)]) {
    await expect(summary).toContainText(value);
  }

  // The nomination waits for the confirmed address; the portal says so and mails the link.
  const notice = page.getByText('Please confirm your email address');
  await expect(notice).toBeVisible();
  await looksRight(page);
  await page.getByRole('button', { name: 'Send confirmation mail' }).click();
  await expect(page.getByText(`A confirmation mail is on its way to ${email}.`)).toBeVisible();
  const mails = await context.newPage();
  const link = await linkOnDevelopmentPages(mails, email, '/confirm-email');
  await mails.close();
  await confirmByLink(context, link);
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(status).toContainText('UNDER_REVIEW');
  await expect(notice).toBeHidden();

  const session = await page.request.post(calls.refreshSession.path);
  const { accessToken } = await session.json();
  const authorization = `Bearer ${accessToken}`;
  const stored = await page.request.get(payload.supportingDocUrl, { headers: { authorization } });
  expect((await stored.body()).equals(content)).toBe(true);
});

test('the whole journey goes by keyboard alone', async ({ page, account }) => {
  await account();
  const { form, summary } = portal(page);
  await portal(page).open();
  const reach = async (label: string) => {
    const target = form.getByLabel(label, { exact: label !== 'Essay' });
    for (let presses = 0; presses < 60; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${label} cannot be reached by Tab`);
  };
  for (const [label, value] of Object.entries(typed)) {
    await reach(label);
    await page.keyboard.type(value);
  }
  await reach('Essay');
  await page.keyboard.type(essay);
  const terms = form.getByRole('checkbox');
  for (let presses = 0; presses < 40 && !(await terms.isChecked()); presses++) {
    await page.keyboard.press('Tab');
    if (await terms.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Space');
    }
  }
  await expect(terms).toBeChecked();
  const submit = portal(page).submit;
  for (let presses = 0; presses < 10; presses++) {
    if (await submit.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(summary).toBeVisible();
  await expect(summary.getByRole('heading')).toBeFocused();
});

test.describe('bad input', () => {
  test('VAL-001 to VAL-009 NOM-034 an empty form shows every error at once, at the top, and sends nothing', async ({
    page,
    account,
  }) => {
    await account();
    const { form, submit } = portal(page);
    await portal(page).open();
    let requests = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/nominations')) requests++;
    });
    await submit.scrollIntoViewIfNeeded();
    await submit.click();
    const summary = page.getByRole('alert').or(page.locator('[data-error-summary]')).first();
    for (const text of [
      'Designation is required',
      'Organization is required',
      'LinkedIn URL is required',
      'Essay content is required',
      'You must agree to the terms and conditions',
    ]) {
      await expect(form.getByText(text)).toBeVisible();
      await expect(page.getByRole('link', { name: text })).toBeVisible();
    }
    await expect(summary).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(requests).toBe(0);

    await form.getByLabel('Designation', { exact: true }).fill('Head');
    await expect(form.getByText('Designation is required')).toBeHidden();
    await expect(form.getByText('Organization is required')).toBeVisible();
    await axe(page);
  });

  test('VAL-006 NOM-031 501 words are one too many, 500 are not', async ({ page, account }) => {
    await account();
    const { form, submit, summary } = portal(page);
    await portal(page).open();
    await portal(page).fill();
    await form.getByLabel('Essay').fill('word '.repeat(501));
    await expect(form.getByText('501/500 words').first()).toBeVisible();
    await submit.click();
    await expect(form.getByText('Essay exceeds the 500 word limit')).toBeVisible();
    await form.getByLabel('Essay').fill('word '.repeat(500));
    await submit.click();
    await expect(summary).toBeVisible();
  });

  test('VAL-010 VAL-011 a file too large or of another kind is refused, and the form survives', async ({
    page,
    account,
    allow,
  }, info) => {
    allow(/415/);
    await account();
    const { form, document, submit, summary } = portal(page);
    await portal(page).open();
    await portal(page).fill();
    const mimeType = 'application/pdf';
    const large = await onDisk(info, 'big.pdf', pdf(limits.documentBytes + 1));
    const program = { name: 'tool.exe', mimeType, buffer: Buffer.from('MZ tool') };
    const disguised = { name: 'tool.pdf', mimeType, buffer: Buffer.from('MZ\x90\x00 a program') };
    for (const [file, text] of [
      [large, 'File size exceeds 10MB limit'],
      [program, 'File type not supported'],
      [disguised, 'File type not supported'],
    ] as const) {
      await document.setInputFiles(file);
      await expect(form.getByText(text).first()).toBeVisible();
    }
    await document.setInputFiles({ name: 'fine.png', mimeType: 'image/png', buffer: tinyPng });
    await expect(form.getByText(/Uploaded/)).toBeVisible();
    await expect(form.getByText('File type not supported')).toBeHidden();
    await submit.click();
    await expect(summary).toBeVisible();
  });

  test('OPEN-049 a javascript: link is refused', async ({ page, account }) => {
    await account();
    const { form, submit, summary } = portal(page);
    await portal(page).open();
    await portal(page).fill();
    await form.getByLabel('Supporting link 3').fill('javascript:alert(1)');
    await submit.click();
    await expect(form.getByText(/Enter a full web address/)).toBeVisible();
    await expect(form.getByLabel('Designation', { exact: true })).toHaveValue(typed.Designation);
    await form.getByLabel('Supporting link 3').fill('');
    await submit.click();
    await expect(summary).toBeVisible();
  });

  test('a session that expires while the form is edited leaves the form; after signing in it can be sent', async ({
    page,
    account,
    allow,
  }) => {
    allow(/401/);
    const person = await account();
    const { form, submit, summary } = portal(page);
    await portal(page).open();
    await portal(page).fill();
    await page.request.post(calls.signOut.path, {
      headers: { authorization: `Bearer ${person.accessToken}` },
    });
    await submit.click();
    const signIn = page.getByRole('form', { name: 'Sign in' });
    await expect(signIn).toBeVisible();
    await expect(form.getByLabel('Essay')).toHaveValue(essay);
    await axe(page);
    await signIn.getByLabel('Email').fill(person.email);
    await signIn.getByLabel('Password', { exact: true }).fill(person.password);
    await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(signIn).toBeHidden();
    await expect(form.getByLabel('Essay')).toHaveValue(essay);
    await submit.click();
    await expect(summary).toBeVisible();
  });
});

const tinyPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
