import { site } from '../shared/programme/site';
import { expect, test } from './fixtures';
import { openLive } from './public';

test('FAQ-002 to FAQ-009 pills choose a category, and one question at most is open', async ({
  page,
}) => {
  await openLive(page, '/faqs');
  const questions = page.locator('main summary');
  const open = page.locator('main details[open] summary');
  const pill = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  const all = await questions.allTextContents();
  await expect(open).toHaveText(['What is Meritum Awards?']);

  await page.getByText('Is there an entry fee?').click();
  await expect(open).toHaveText(['Is there an entry fee?']);
  await page.getByText('Is there an entry fee?').click();
  await expect(open).toHaveCount(0);

  await pill('Judging').click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Judging Process');
  await expect(questions).toHaveCount(5);
  await expect(open).toHaveText(['How are nominations evaluated?']);
  await expect(page).toHaveURL('/faqs?category=judging');

  await pill('Winners & Recognition').click();
  await expect(open).toHaveText(['How are the award levels decided?']);
  await page.goBack();
  await expect(open).toHaveText(['How are nominations evaluated?']);

  await pill('All').click();
  await expect(questions).toHaveText(all);
});

test('FAQ-010 FAQ-012 an address names a question; its answer has paragraphs', async ({ page }) => {
  await openLive(page, '/faqs#what-does-the-judging-journey-look-like');
  const open = page.locator('main details[open]');
  await expect(open.locator('p')).toHaveCount(5);
  await expect(open).toBeInViewport();
  const contact = page.getByRole('complementary').getByRole('link', { name: 'Contact Us' });
  await expect(contact).toHaveAttribute('href', `mailto:${site.supportEmail}`);
});
