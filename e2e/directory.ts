import type { Page } from '@playwright/test';
import { calls } from '../shared/contracts/calls';
import type { Winner } from '../shared/contracts/winners';
import { openLive } from './public';

/** The winners page, as journeys use it. */
export function directory(page: Page) {
  const form = page.getByRole('form', { name: 'Filter winners' });
  const list = page.getByRole('main').getByRole('list');
  return {
    category: form.getByLabel('Category', { exact: true }),
    names: list.getByRole('heading', { level: 3 }),
    count: page.getByText(/^[\d,]+ winners?$/),
    open: (query = '') => openLive(page, `/winners${query}`),
    /** The winners in the server's order. */
    async held(category: string, year: string): Promise<Winner[]> {
      const reply = await page.request.get(calls.getWinners.path, { params: { category, year } });
      return (await reply.json()).data.winners;
    },
    answerWith: (given: readonly object[]) =>
      page.route(`**${calls.getWinners.path}?*`, (route) => {
        const winners = given.map((winner, index) => ({ id: `winner-${index}`, ...winner }));
        return route.fulfill({ json: { data: { winners } } });
      }),
  };
}
