import { expect, test } from './fixtures';

/** Red, green, blue and opacity, as the browser computes them. */
const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);

test('HOME-002 HOME-015 HOME-016 HOME-017 the open category is green, the others are faded', async ({
  page,
}) => {
  await page.goto('/');
  const tops = await page
    .locator('h1, main h2')
    .evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().top));
  expect(tops).toEqual([...tops].sort((a, b) => a - b));

  const cards = page.getByRole('region', { name: 'Award Categories' }).getByRole('listitem');
  const looks = await cards.evaluateAll((all) =>
    all.map((card) => {
      const { opacity, borderColor, backgroundColor } = getComputedStyle(card);
      return { opacity: Number(opacity), borderColor, backgroundColor };
    }),
  );
  expect(looks.map(({ opacity }) => opacity < 1)).toEqual([true, false, true]);
  const [red = 0, green = 0, blue = 0] = channels(looks[1]?.borderColor ?? '');
  expect(green).toBeGreaterThan(Math.max(red, blue));
  const [r = 0, g = 0, b = 0] = channels(looks[1]?.backgroundColor ?? '');
  expect(g).toBeGreaterThan(Math.max(r, b));
});
