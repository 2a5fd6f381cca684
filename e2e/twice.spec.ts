import type { Page, Route } from '@playwright/test';
import { calls } from '../shared/contracts/calls';
import type { SubmittedNominationReply } from '../shared/contracts/nominations';
import { expect, test } from './fixtures';
import { panel } from './panel';
import { essay, pdf, portal, storedDocument, tokenOf, typed } from './portal';

/**
 * Changing requests that take effect once, however often they are sent; requests of the session
 * itself are not listed.
 */
const once = [
  calls.register,
  calls.saveNominationDraft,
  calls.startDocumentUpload,
  calls.sendDocumentPart,
  calls.submitTechNomination,
];

const asPattern = (path: string) => new RegExp(`${path.replace(/:\w+/g, '[^/]+')}$`);

/** Forwards each changing request twice at the same time; the page reads the reply to the successful one. */
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

test('registering, drafting, uploading and submitting are sent twice, and everything arrives once', async ({
  page,
}) => {
  const email = `twice.${Date.now()}@example.com`;
  await page.goto('/tech-nomination');
  const seen = await sendTwice(page);
  await panel(page).register('Ada Sample', email);

  const { form, document, submit, summary } = portal(page);
  await expect(form).toBeVisible();
  await portal(page).fill();
  await expect(page.getByText(/Saved \d\d:\d\d/)).toBeVisible();
  const content = pdf(1_200_000, 'twice');
  await document.setInputFiles({
    name: 'evidence.pdf',
    mimeType: 'application/pdf',
    buffer: content,
  });
  await expect(form.getByText(/Uploaded/)).toBeVisible();
  await expect(page.getByText('There are two versions')).toBeHidden();
  await submit.click();
  await expect(summary).toBeVisible();

  const headers = { authorization: `Bearer ${await tokenOf(page.request)}` };
  const sent = await page.request.get(calls.getTechNomination.path, { headers });
  const { data } = (await sent.json()) as { data: SubmittedNominationReply };
  expect([data.designation, data.essay, data.document?.bytes]).toEqual([
    ...[typed.Designation, essay, content.length],
  ]);
  expect((await storedDocument(page, data.document?.url ?? '')).equals(content)).toBe(true);
  expect([...seen].sort()).toEqual(once.map(({ method, path }) => `${method} ${path}`).sort());
});
