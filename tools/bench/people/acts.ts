import type { Page } from 'playwright-core';
import { judging } from '../../../e2e/judging';
import { panel } from '../../../e2e/panel';
import { essay, portal, typed } from '../../../e2e/portal';
import type { Hand } from '../season/hand';

/** The helpers of journeys, which take the page of the test runner: the same class. */
const pageOf = ({ page }: Hand) => page as never;

/** From the home page to a winner by name, and from there to the verdict on a sample season. */
export async function findAndCheck(hand: Hand): Promise<void> {
  const { page } = hand;
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await hand.click(navigation.getByRole('link', { name: 'Winners', exact: true }));
  const names = page.locator('[data-winner]').getByRole('heading', { level: 3 });
  const sought = (await names.nth(3).textContent()) ?? '';
  const form = page.getByRole('form', { name: 'Filter winners' });
  await hand.write(form.getByRole('searchbox').or(form.getByRole('textbox')), sought.slice(0, 6));
  await names.filter({ hasText: sought }).waitFor();
  const footer = page.getByRole('contentinfo');
  await hand.click(footer.getByRole('link', { name: 'Check the Results' }));
  await hand.button('Check the sample');
  await page.getByText('All checks passed').waitFor();
}

async function fillIn(hand: Hand): Promise<void> {
  const { form } = portal(pageOf(hand));
  for (const [label, value] of Object.entries(typed))
    await hand.write(form.getByLabel(label, { exact: true }) as never, value);
  await hand.write(form.getByLabel('Essay') as never, essay);
}

async function submit(hand: Hand): Promise<void> {
  const { form } = portal(pageOf(hand));
  await hand.click(form.getByRole('checkbox') as never);
  await hand.click(form.getByRole('button', { name: 'Submit Nomination' }) as never);
  await hand.page.getByText('Your nomination has been submitted successfully!').waitFor();
}

/** A stranger makes an account and nominates their work. */
export async function enter(hand: Hand): Promise<void> {
  await hand.page.goto('/tech-nomination');
  const { root } = panel(pageOf(hand));
  await hand.click(root.getByRole('tab', { name: 'Register' }) as never);
  const form = root.getByRole('form', { name: 'Register' });
  const account = {
    'Full name': 'Ada Sample',
    Email: `ada.${Date.now()}@example.com`,
    Password: 'plum kettle oxbow',
    'Confirm password': 'plum kettle oxbow',
  };
  for (const [label, value] of Object.entries(account))
    await hand.write(form.getByLabel(label, { exact: true }) as never, value);
  await hand.click(form.getByRole('button', { name: 'Create account' }) as never);
  await fillIn(hand);
  await submit(hand);
}

/** The line breaks while the essay is written, and is there again before it is sent. */
export async function enterOverABreak(hand: Hand): Promise<void> {
  const { page } = hand;
  await page.goto('/tech-nomination');
  await fillIn(hand);
  await page.context().setOffline(true);
  const more = ' It went on while the line was gone.';
  await page.keyboard.type(more);
  hand.effort.typed += more.length;
  await page.getByText('Offline. Saved on this device').waitFor();
  await page.context().setOffline(false);
  await page.getByText(/Saved \d\d:\d\d/).waitFor();
  await submit(hand);
}

const completed = async (page: Page) => Number((await judging(page as never).counters())[1]);

/** Waits until the page counts one evaluation more. */
async function counted(page: Page, before: number): Promise<void> {
  while ((await completed(page)) === before) await page.waitForTimeout(20);
}

async function judge(hand: Hand, entries: number, rate: () => Promise<void>): Promise<void> {
  const { page } = hand;
  await page.goto('/tech-judging');
  for (let done = 0; done < entries; done++) {
    await page.getByRole('region', { name: 'Evaluation' }).getByText('PENDING').waitFor();
    const before = await completed(page);
    await rate();
    await counted(page, before);
  }
}

/** Rates entries by keys alone: Tab to the first criterion, unless it has the focus. */
export async function judgeByKeys(hand: Hand, entries: number): Promise<void> {
  const { rating, dialog } = judging(pageOf(hand));
  await judge(hand, entries, async () => {
    const first = rating('Innovation');
    const isThere = () => first.evaluate((element) => element === document.activeElement);
    while (!(await isThere())) await hand.press('Tab');
    for (const key of '8787') await hand.press(key);
    await hand.press('Enter');
    await dialog.waitFor();
    await hand.press('Enter');
  });
}

/** Rates entries by taps alone. */
export async function judgeByTaps(hand: Hand, entries: number): Promise<void> {
  const { evaluation, dialog } = judging(pageOf(hand));
  await judge(hand, entries, async () => {
    for (let criterion = 0; criterion < 4; criterion++)
      await hand.click(evaluation.locator('button', { hasText: /^8$/ }).nth(criterion) as never);
    await hand.click(evaluation.getByRole('button', { name: /^Submit/ }) as never);
    await hand.click(dialog.getByRole('button', { name: 'Confirm and submit' }) as never);
  });
}
