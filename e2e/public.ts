import type { Page } from '@playwright/test';
import { addresses } from '../mf-public/src/register';
import winners from '../mf-public/src/samples/faces-on-home.json' with { type: 'json' };
import judges from '../mf-public/src/samples/judges.json' with { type: 'json' };
import { slug } from '../shared/programme/slug';
import { expect } from './fixtures';

const [winner] = winners;
const [judge] = judges;
if (!winner || !judge) throw new Error('There are no sample people.');

/** One address of each public screen. */
export const publicScreens = addresses.map((address) =>
  address.replace(':winnerId', slug(winner.name)).replace(':name', slug(judge.name)),
);

/** Moves the pointer, which starts the scripts, and waits for hydration. */
export async function live(page: Page): Promise<void> {
  await page.mouse.move(3, 300);
  await page.mouse.move(4, 310);
  // Waits until React has hydrated the whole page, which may include pauses.
  await page.waitForFunction(() => {
    const last = (selector: string) => [...document.querySelectorAll(selector)].at(-1);
    const taken = [last('h1'), last('main :is(a, button)'), last('footer a')];
    return taken.every(
      (one) => !one || Object.keys(one).some((key) => key.startsWith('__reactFiber$')),
    );
  });
}

/** Opens an address and waits for hydration. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await live(page);
}
