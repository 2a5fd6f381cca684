import { calls } from '../shared/contracts/calls';
import type { ListedMail } from '../shared/contracts/mails';
import { giveFactor } from './factors';
import { axe, expect } from './fixtures';
import { axeInBothSchemes, fits } from './looks';
import { test } from './mailed';

const tenThousand = Array.from({ length: 10_000 }, (_, at): ListedMail => {
  const instant = '2026-08-04T09:30:00.000Z';
  const to = `mail-${at}@example.com`;
  const mail = { template: 'judge-verified', state: 'sent', attempts: 1 } as const;
  return {
    key: to,
    to,
    ...mail,
    queuedAt: instant,
    endedAt: instant,
    dueAt: null,
    reason: null,
    mayRead: false,
  };
});

test('an organiser goes from screen to screen, on a desk and on a phone', async ({
  page,
  account,
  mailed,
}) => {
  const admin = await account({ fullName: 'Lea Lead' });
  await mailed.giveRole(admin.email, 'admin');
  await page.goto('/');
  await giveFactor(page);
  await page.goto('/admin');
  const navigation = page.getByRole('navigation', { name: 'Programme console' });
  // Loading text, or the skeleton of a screen whose code is loading.
  const loading = page.getByText(/^Loading/).or(page.getByLabel('Loading this page'));
  const screens = navigation.getByRole('link');
  const looksRight = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(loading).toHaveCount(0);
    await axeInBothSchemes(page);
    await fits(page, [390, 820, 1440]);
  };
  await expect(screens.last()).toHaveText('Help');
  for (const screen of await screens.all()) {
    await screen.click();
    await expect(screen).toHaveAttribute('aria-current', 'page');
    await looksRight();
  }
  await navigation.getByRole('link', { name: 'Applications' }).click();
  await page.getByRole('link', { name: 'Decide one by one on the dashboard' }).click();
  await expect(page).toHaveURL(/\/admin\/judging$/);
  await looksRight();

  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(navigation.getByRole('link', { name: 'Mail' })).toBeHidden();
  await menu.click();
  await axe(page);
  await navigation.getByRole('link', { name: 'Mail' }).click();
  await expect(page).toHaveURL(/\/admin\/mail$/);
  await expect(navigation.getByRole('link', { name: 'Mail' })).toBeHidden();

  // A longer list than any season has: of ten thousand rows, only the visible ones are rendered.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route(`**${calls.listMails.path}?*`, (route) =>
    route.fulfill({ json: { mails: tenThousand, total: tenThousand.length, templates: [] } }),
  );
  await page.goto('/admin/mail?state=sent');
  const rows = page.getByRole('table', { name: 'Mails' }).getByRole('row');
  await rows.nth(1).focus();
  await page.keyboard.press('PageDown');
  await expect(rows.filter({ hasText: 'mail-10@' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(rows.filter({ hasText: 'mail-9999@' })).toBeFocused();
  expect(await rows.count()).toBeLessThan(80);
  await axe(page);
});
