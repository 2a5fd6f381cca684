import type { Browser, PlaywrightWorkerArgs } from '@playwright/test';
import { accountFactory } from './accounts';
import { ask } from './api';
import { giveFactor } from './factors';
import { expect } from './fixtures';
import { application, judging } from './judging';
import { linkIn } from './mailbox';
import { test } from './mailed';
import { panel } from './panel';
import { nominationOf } from './portal';

interface Office {
  browser: Browser;
  playwright: PlaywrightWorkerArgs['playwright'];
  mailed: { address: string; confirmAddress(email: string): Promise<void> };
}

/** Somebody of the office in a browser of their own, without a role. */
async function colleague({ browser, playwright, mailed }: Office, fullName: string) {
  const page = await (await browser.newContext({ baseURL: mailed.address })).newPage();
  const join = accountFactory(mailed.address, page.request, playwright.request);
  const { email } = await join({ fullName, domain: 'office.example.net' });
  await mailed.confirmAddress(email);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  return {
    ...{ page, email },
    /** Opens a dialog, answers its question and confirms it. */
    async decide(opener: string | RegExp, confirm: string, [label, text]: string[] = []) {
      await button(opener).click();
      const dialog = page.getByRole('dialog');
      if (label && text) await dialog.getByLabel(label).fill(text);
      await dialog.getByRole('button', { name: confirm, exact: true }).click();
      await expect(dialog).toBeHidden();
    },
    /** Opens a screen of the console, for which the role has to be given before. */
    async enter(screen: string) {
      await page.goto('/');
      await giveFactor(page);
      await page.goto(screen);
    },
  };
}

test('PERM-016 two organisers add a third, who invites a judge by a pasted address', async ({
  page,
  browser,
  playwright,
  mailed,
}) => {
  const office = { browser, playwright, mailed };
  const [lea, gus, dee] = [
    await colleague(office, 'Lea Lead'),
    await colleague(office, 'Gus Deputy'),
    await colleague(office, 'Dee New'),
  ];
  for (const { email } of [lea, gus]) await mailed.giveRole(email, 'admin');
  await lea.enter('/admin/organisers');
  await lea.page.getByLabel('Address of their account').fill(dee.email);
  await lea.decide('Propose it...', 'Propose', ['Why', 'She joins us']);

  await gus.enter('/admin');
  const waiting = gus.page.getByRole('region', { name: 'Waiting for you' });
  await waiting.getByRole('link', { name: 'Change the role of Dee New' }).click();
  await expect(gus.page.locator(':focus')).toContainText('proposed by Lea Lead');
  await gus.decide('Confirm...', 'Confirm');

  await dee.enter('/admin/invitations');
  const email = `jo.${Date.now()}@judges.example.net`;
  await dee.page
    .getByLabel('People', { exact: true })
    .fill(`${email}, Jo Judge, ${application.Organization}`);
  await dee.page.getByRole('button', { name: 'Review the list' }).click();
  await dee.page.getByRole('button', { name: 'Invite 1 person' }).click();

  const [letter] = await mailed.mailbox.to(email);
  await page.goto(linkIn(letter, '/tech-judging/invited'));
  await page.getByRole('link', { name: 'Start your application' }).click();
  await panel(page).register('Jo Judge', email);
  const { form, apply } = judging(page);
  await expect(form.getByLabel('Organization')).toHaveValue(application.Organization);
  await apply();
  await expect(panel(page).root.getByText('Verification Pending')).toBeVisible();
});

test('ADM-049 a screener looks at one nomination and returns another', async ({
  browser,
  playwright,
  account,
  mailed,
}) => {
  const sam = await colleague({ browser, playwright, mailed }, 'Sam Screener');
  await mailed.giveRole(sam.email, 'screener');
  const surname = `Screened-${Date.now()}`;
  for (const first of ['Ada', 'Bea']) {
    const person = await account({ fullName: `${first} ${surname}`, signedIn: false });
    const body = nominationOf(person);
    await ask(mailed.address, 'submitTechNomination', { token: person.accessToken, body });
  }
  await sam.enter('/admin');
  await sam.page.getByRole('link', { name: /nobody has looked at/ }).click();
  await sam.page.getByLabel('Search', { exact: true }).fill(surname);
  const rows = sam.page.getByRole('table', { name: 'Nominations' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await rows.filter({ hasText: 'Ada' }).click();
  await expect(sam.page.getByRole('heading', { name: `Ada ${surname}` })).toBeVisible();
  await sam.page.getByRole('button', { name: 'Looked at' }).click();
  await expect(sam.page.getByRole('heading', { name: `Bea ${surname}` })).toBeVisible();
  const note = ['Note to the nominator', 'Please say what you measured.'];
  await sam.decide('Return with a note...', 'Return it', note);
  await expect(sam.page.getByText('No nominations match these filters')).toBeVisible();
});
