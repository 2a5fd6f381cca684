import type { Page, Route } from '@playwright/test';
import { calls } from '../shared/contracts/calls';
import type { SubmittedNominationReply } from '../shared/contracts/nominations';
import { expect } from './fixtures';
import { test } from './mailed';
import { essay, pdf, portal, typed } from './portal';

/** Changing requests that arrive once, however often they are sent; a session's own are not among them. */
const once = [
  calls.register,
  calls.saveNominationDraft,
  calls.startDocumentUpload,
  calls.sendDocumentPart,
  calls.submitTechNomination,
  calls.withdrawTechNomination,
  calls.reopenTechNomination,
];

const asPattern = (path: string) => new RegExp(`${path.replace(/:\w+/g, '[^/]+')}$`);

/** Forwards each changing request twice at the same moment; the page reads the answer of the one that was taken. */
async function sendTwice(page: Page): Promise<Set<string>> {
  const seen = new Set<string>();
  const doubled = async (route: Route, key: string) => {
    const replies = await Promise.all([route.fetch(), route.fetch()]);
    seen.add(key);
    await route.fulfill({ response: replies.find((reply) => reply.ok()) ?? replies[0] });
  };
  for (const { method, path } of once)
    await page.route(asPattern(path), (route) =>
      route.request().method() === method ? doubled(route, `${method} ${path}`) : route.fallback(),
    );
  return seen;
}

test('every request that changes something is sent twice, and everything arrives once', async ({
  page,
  mailed,
}) => {
  // A judge who has it at once would keep it from being returned to edit.
  const letPlan = await mailed.holdPlanning();
  const email = `twice.${Date.now()}@example.com`;
  await page.goto('/tech-nomination');
  await page.getByRole('tab', { name: 'Register' }).click();
  const register = page.getByRole('form', { name: 'Register' });
  await register.getByLabel('Full name').fill('Ada Sample');
  await register.getByLabel('Email').fill(email);
  await register.getByLabel('Password', { exact: true }).fill('plum kettle ox');
  await register.getByLabel('Confirm password').fill('plum kettle ox');
  const seen = await sendTwice(page);
  await register.getByRole('button', { name: 'Create account' }).click();

  const { form, document, submit, summary } = portal(page);
  await expect(form).toBeVisible();
  await portal(page).fill();
  await expect(page.getByText(/Saved \d\d:\d\d/)).toBeVisible();
  const content = pdf(1_200_000, 'twice');
  await document.setInputFiles({
    ...{ name: 'evidence.pdf', mimeType: 'application/pdf', buffer: content },
  });
  await expect(form.getByText(/Uploaded/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('There are two versions of it')).toBeHidden();
  await submit.click();
  await expect(summary).toBeVisible();

  const session = await page.request.post(calls.refreshSession.path);
  const headers = { authorization: `Bearer ${(await session.json()).accessToken}` };
  const sent = await page.request.get(calls.getTechNomination.path, { headers });
  const { data } = (await sent.json()) as { data: SubmittedNominationReply };
  expect([data.designation, data.essay, data.document?.bytes]).toEqual([
    ...[typed.Designation, essay, content.length],
  ]);
  const stored = await page.request.get(data.document?.url ?? '', { headers });
  expect((await stored.body()).equals(content)).toBe(true);

  await page.getByRole('button', { name: 'Show everything you sent' }).click();
  await page.getByRole('button', { name: 'Return to edit' }).click();
  await expect(form.getByLabel('Essay')).toHaveValue(essay);
  await form.getByLabel('Essay').fill('Better words.');
  await form.getByRole('checkbox').check();
  await submit.click();
  await expect(summary).toBeVisible();
  await page.getByRole('button', { name: 'Show everything you sent' }).click();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByRole('button', { name: 'Withdraw it' }).click();
  await expect(page.getByText('You withdrew your nomination')).toBeVisible();
  await expect(form.getByLabel('Essay')).toHaveValue('Better words.');
  expect([...seen].sort()).toEqual(once.map(({ method, path }) => `${method} ${path}`).sort());

  await letPlan();

  const subjects = (await mailed.mailbox.to(email, 4)).map(({ subject }) => subject);
  expect(subjects.sort()).toEqual([
    'Confirm your email address',
    'We have received your nomination',
    'We have received your nomination',
    'Your nomination is withdrawn',
  ]);
});
