import type { Page, Route } from '@playwright/test';
import { calls } from '../shared/contracts/calls';
import type { Winner } from '../shared/contracts/winners';
import { openLive } from './public';

export const nothingFound = 'No winners found matching your criteria. Please adjust your filters.';

/** The parts of the winners page that journeys touch. */
export function directory(page: Page) {
  const form = page.getByRole('form', { name: 'Filter winners' });
  const field = (name: string) => form.getByLabel(name, { exact: true });
  const list = page.getByRole('main').getByRole('list');
  return {
    year: field('Year'),
    category: field('Category'),
    tier: field('Tier'),
    name: field('Search by name'),
    reset: form.getByRole('button', { name: 'Reset' }),
    cards: list.getByRole('listitem'),
    names: list.getByRole('heading', { level: 3 }),
    count: page.getByText(/^\d+ winners?$/),
    nothing: page.getByText(nothingFound),
    open: (query = '') => openLive(page, `/winners${query}`),
    remembered: () => page.evaluate(() => localStorage.getItem('lastSelectedCategory')),
    /** The winners in the server's order. */
    async held(category: string, year: string): Promise<Winner[]> {
      const reply = await page.request.get(calls.getWinners.path, { params: { category, year } });
      return (await reply.json()).data.winners;
    },
    /** Mocks `getWinners`. */
    answerWith: (answer: (route: Route, category: string) => Promise<unknown>) =>
      page.route(`**${calls.getWinners.path}?*`, (route) =>
        answer(route, new URL(route.request().url()).searchParams.get('category') ?? ''),
      ),
  };
}

export const listOf = (given: readonly object[]) => {
  const winners = given.map((winner, place) => ({ id: `winner-${place}`, ...winner }));
  return { json: { data: { winners } } };
};
