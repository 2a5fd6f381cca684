import type { Page } from '@playwright/test';
import { axe, expect } from './fixtures';

/** Runs axe on the page, or one part of it, in both colour schemes. */
export async function axeInBothSchemes(page: Page, part?: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await axe(page, part);
  }
}

/** Checks for horizontal scrolling at these widths in px, then restores the window. */
export async function fits(page: Page, widths: readonly number[] = [320, 720]): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([page.url(), width, beyond]).toEqual([page.url(), width, 0]);
  }
  if (before) await page.setViewportSize(before);
}

/** Checks both colour schemes, 320 px, and 200 % zoom on a screen of 1440 px. */
export async function looksRight(page: Page): Promise<void> {
  await axeInBothSchemes(page);
  await fits(page);
}

/** The page's cumulative layout shift so far. */
export const moved = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await drawn();
    await drawn();
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
