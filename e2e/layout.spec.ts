import { navigation } from '../shared/programme/routes';
import { site } from '../shared/programme/site';
import { expect, test } from './fixtures';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test.describe('header', () => {
  test('LAY-001 the header stays at the top while the page scrolls', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 800, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(800);
    expect((await page.locator('header').first().boundingBox())?.y).toBe(0);
  });

  test('LAY-002 the logo leads home', async ({ page }) => {
    await page.goto('/tech-judging');
    await page.getByRole('banner').getByRole('link', { name: site.productName }).click();
    await expect(page).toHaveURL('/');
  });

  test('LAY-003 LAY-004 LAY-005 the navigation has exactly the seven items, in order', async ({
    page,
  }) => {
    await page.goto('/');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    const shown = await links.evaluateAll((all) =>
      all.map((link) => ({ label: link.textContent, to: link.getAttribute('href') })),
    );
    expect(shown).toEqual(navigation);
  });

  test('LAY-006 LAY-007 STATE-007 the header changes past 100 px of scroll and back', async ({
    page,
  }) => {
    await page.goto('/');
    const header = page.locator('header').first();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(header).toHaveAttribute('data-scrolled', 'false');
    const plain = await header.evaluate((element) => getComputedStyle(element).boxShadow);
    for (const [top, scrolled] of [
      [100, 'false'],
      [101, 'true'],
      [300, 'true'],
      [0, 'false'],
    ] as const) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      await expect(header).toHaveAttribute('data-scrolled', scrolled);
      if (top === 300) {
        await expect
          .poll(() => header.evaluate((element) => getComputedStyle(element).boxShadow))
          .not.toBe(plain);
      }
    }
  });
});

test.describe('drawer', () => {
  test('LAY-008 LAY-009 at 992 px the button opens and closes a drawer with an overlay', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 992, height: 800 });
    await page.goto('/');
    const drawer = page.locator('#navigation');
    const button = page.getByRole('button', { name: 'Menu' });
    await expect(drawer).toBeHidden();
    await button.click();
    await expect(drawer).toBeVisible();
    const overlay = await drawer.evaluate(
      (element) => getComputedStyle(element, '::backdrop').backgroundColor,
    );
    expect(overlay).not.toMatch(/, 0\)$|transparent/);
    await button.click();
    await expect(drawer).toBeHidden();
  });

  test('LAY-010 at 993 px the navigation is inline', async ({ page }) => {
    await page.setViewportSize({ width: 993, height: 800 });
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  });

  test('LAY-011 LAY-013 LAY-014 a click outside closes it; the page is locked meanwhile', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('#navigation')).toBeVisible();
    await page.mouse.move(20, 700);
    await page.mouse.wheel(0, 600);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.mouse.click(20, 700);
    await expect(page.locator('#navigation')).toBeHidden();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test('LAY-012 LAY-014 a change of route closes it and frees the page', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Judging', exact: true }).click();
    await expect(page).toHaveURL('/tech-judging');
    await expect(page.locator('#navigation')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test('Escape closes the drawer, and what lies behind it is out of reach meanwhile', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('main')).toHaveJSProperty('inert', true);
    await page.keyboard.press('Escape');
    await expect(page.locator('#navigation')).toBeHidden();
    await expect(page.locator('main')).toHaveJSProperty('inert', false);
  });
});

test.describe('navigating', () => {
  test('LAY-015 LAY-017 only the item of the page is marked', async ({ page }) => {
    await page.goto('/tech-judging');
    const marked = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]');
    await expect(marked).toHaveText(['Judging']);
  });

  test('LAY-018 LAY-030 a change of route goes to the top and changes the title', async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const before = await page.title();
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    await page.getByRole('navigation', { name: 'Main' }).getByText('Judging').click();
    await expect(page).toHaveTitle('Judge Portal - Meritum Awards');
    expect(await page.title()).not.toBe(before);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('HOME-024 LAY-019 LAY-020 a fragment scrolls to its element below the header', async ({
    page,
  }) => {
    await page.goto('/#categories');
    const offset = () =>
      page.evaluate(() => {
        const element = document.getElementById('categories');
        const header = document.querySelector('header');
        if (!element || !header) return Number.NaN;
        return element.getBoundingClientRect().top - header.getBoundingClientRect().height - 20;
      });
    await expect.poll(async () => Math.abs(await offset())).toBeLessThanOrEqual(2);
  });

  test('LAY-021 a later change of the fragment scrolls as well', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      location.hash = 'categories';
    });
    await expect(page.locator('#categories')).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  });

  test('LAY-022 a fragment that names nothing does nothing', async ({ page }) => {
    for (const hash of ['#nothing', '#%']) {
      await page.goto(`/${hash}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });
});

test.describe('footer', () => {
  test('LAY-023 to LAY-026 and LAY-028 the columns have their links', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    const linksOf = (name: string) =>
      footer
        .getByRole('navigation', { name })
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(await linksOf('Quick Links')).toEqual([
      ['Home', '/'],
      ['Submit Nomination', '/tech-nomination'],
      ['Become a Judge', '/tech-judging'],
      ['Winners', '/winners'],
      ['Featured Winners', '/featured-winner'],
    ]);
    expect(await linksOf('Resources')).toEqual([
      ['FAQs', '/faqs'],
      ['Nomination Guidelines', '/nomination-guidelines'],
      ['Judging Criteria', '/judging-criteria'],
      ['About Us', '/about'],
    ]);
    await expect(footer.getByRole('link', { name: site.supportEmail })).toHaveAttribute(
      'href',
      `mailto:${site.supportEmail}`,
    );
    for (const address of Object.values(site.socialLinks)) {
      await expect(footer.locator(`a[href="${address}"]`)).toBeVisible();
    }
    await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy',
    );
    await expect(footer.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute(
      'href',
      '/terms',
    );
  });

  test('LAY-027 the copyright line has the current year', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2027-06-01T12:00:00'));
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toContainText('© 2027');
  });
});

test.describe('unknown paths', () => {
  for (const path of ['/no-such-page', '/winners/x', '/tech-nominations']) {
    test(`NF-001 NF-005 OPEN-050 ${path} answers 404 with the not-found page`, async ({
      page,
      allow,
    }) => {
      allow(/404/);
      const reply = await page.goto(path);
      expect(reply?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
      await expect(page).toHaveTitle('Page Not Found - Meritum Awards');
    });
  }

  for (const path of ['/admin/x', '/tech-nomination/x', '/tech-judging/x/7']) {
    test(`NF-001 NF-005 ${path} is below a portal, which shows the not-found page`, async ({
      page,
    }) => {
      const reply = await page.goto(path);
      expect(reply?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
      await expect(page).toHaveTitle('Page Not Found - Meritum Awards');
    });
  }

  test('NF-002 NF-003 NF-004 the page leads on', async ({ page, allow }) => {
    allow(/404/);
    await page.goto('/no-such-page');
    const main = page.getByRole('main');
    for (const to of ['/', '/tech-nomination', '/tech-judging', '/winners', '/faqs', '/about']) {
      await expect(main.locator(`a[href="${to}"]`).first()).toBeVisible();
    }
    await main.getByRole('link', { name: 'Submit Nomination' }).click();
    await expect(page).toHaveURL('/tech-nomination');
    await page.goBack();
    await main.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});
