import { directory } from './directory';
import { expect, test } from './fixtures';

test('Back leads to the same winner at the same place, also in 5,000', async ({ page }) => {
  const winners = directory(page);
  const many = Array.from({ length: 5000 }, (_, index) => ({
    fullName:
      index % 7 ? `Sample ${index}` : `Sample ${index} with a name that takes two lines or three`,
    badge: 'Silver',
  }));
  await winners.answerWith(many);
  await winners.open();
  await expect(winners.count).toHaveText('5,000 winners');
  // A touch loads the whole list.
  await page.mouse.move(5, 5);
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 38_730, behavior: 'instant' }));
  const topOf = (id: string) =>
    page.evaluate(
      (winner) => document.querySelector(`[data-winner="${winner}"]`)?.getBoundingClientRect().top,
      id,
    );
  const position = await page.evaluate(positionAtRest);
  // Not `click`, which would scroll to the header's position in the document.
  const away = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQs' });
  await away.dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
  await page.goBack();
  await expect
    .poll(async () => Math.abs(((await topOf(position.id)) ?? Number.NaN) - position.top))
    .toBeLessThanOrEqual(2);
});

/**
 * Runs in the page: returns the first winner below the header and its position, once both are
 * stable for a dozen frames. Rows are rendered and measured after a jump.
 */
async function positionAtRest(): Promise<{ id: string; top: number }> {
  let position = { id: '', top: 0 };
  for (let still = 0; still < 12; ) {
    await new Promise(requestAnimationFrame);
    const below = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const cards = [...document.querySelectorAll<HTMLElement>('[data-winner]')];
    const card = cards.find((one) => one.getBoundingClientRect().bottom > below);
    const now = { id: card?.dataset.winner ?? '', top: card?.getBoundingClientRect().top ?? 0 };
    still = card && now.id === position.id && now.top === position.top ? still + 1 : 0;
    position = now;
  }
  return position;
}
