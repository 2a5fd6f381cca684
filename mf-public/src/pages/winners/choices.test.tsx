import type { FakeReply } from '@meritum/shared/testing/fakeServer';
import { act, screen, waitFor } from '@testing-library/react';
import { renderAt } from '../../testing/renderAt';
import { fakeWinnersApi, seasonWith } from '../../testing/winnersApi';
import { choose, openWinnersAt, optionsOf, people, shown } from '../../testing/winnersPage';

/** A season and a category newer than the built pages. */
const directory = [
  { year: '2024', categories: ['Technology', 'AI', 'Data Analytics'] },
  { year: '2025', categories: ['AI'] },
  { year: '2026', categories: ['Robotics', 'Technology'] },
];
const address = '/winners?year=2026&category=Robotics';

beforeEach(() => window.localStorage.clear());

/** A server that sends the choices only when the test decides. */
function deferredSeason() {
  let answer = (_: FakeReply) => {};
  const api = fakeWinnersApi(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  return { api, tellSeason: () => act(async () => answer(seasonWith({ directory }))) };
}

test('choices that only the server knows are offered, and a link to them opens their list and no other', async () => {
  const api = fakeWinnersApi(async () => seasonWith({ directory, currentCategory: 'AI' }));
  await openWinnersAt(`${address}&tier=Gold`, api);
  expect(api.asked).toEqual(['category=Robotics&year=2026']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('2026 Winners');
  expect(['Year', 'Category'].map(optionsOf)).toEqual([
    ['2024', '2025', '2026'],
    ['Robotics', 'Technology'],
  ]);
  expect(shown()).toEqual(['Bo Ananda', 'Cy Moss']);
  expect(window.localStorage.getItem('lastSelectedCategory')).toBe('Robotics');
  await choose('Year', '2024');
  expect(window.location.search).toBe('?year=2024&category=AI&tier=Gold');
});

test('choices that only the server knows are chosen by a category alone, also by one that is remembered', async () => {
  const api = fakeWinnersApi(async () => seasonWith({ directory }));
  window.localStorage.setItem('lastSelectedCategory', 'Robotics');
  await openWinnersAt('/winners', api);
  expect(api.asked).toEqual(['category=Robotics&year=2026']);
});

test('choices that only the server knows stay requested during typing until the choices are loaded', async () => {
  const { api, tellSeason } = deferredSeason();
  renderAt(address);
  await choose('Tier', 'Gold');
  expect([window.location.search, api.asked]).toEqual([
    '?year=2026&category=Robotics&tier=Gold',
    [],
  ]);
  expect(screen.getByText('Loading winners...')).toBeVisible();
  expect(window.localStorage.getItem('lastSelectedCategory')).toBeNull();
  await tellSeason();
  await api.answer(people);
  await waitFor(() => expect(shown()).toEqual(['Bo Ananda', 'Cy Moss']));
  expect(api.asked).toEqual(['category=Robotics&year=2026']);
});

test('choices that only the server knows are replaced by the built-in ones if the server fails', async () => {
  const api = fakeWinnersApi(async () => {
    throw new TypeError('Failed to fetch');
  });
  await openWinnersAt(address, api);
  expect(api.asked).toEqual(['category=Technology&year=2024']);
  expect(optionsOf('Year')).toEqual(['2024', '2025']);
});

test('the default list is the server’s, and no other list is shown', async () => {
  const { api, tellSeason } = deferredSeason();
  renderAt('/winners');
  await waitFor(() => expect(api.asked).toEqual(['category=Technology&year=2024']));
  await api.answer([{ fullName: 'Of Another Year', badge: 'Gold' }]);
  expect(screen.getByText('Loading winners...')).toBeVisible();
  await tellSeason();
  await waitFor(() => expect(api.asked.at(-1)).toBe('category=Technology&year=2026'));
  await api.answer(people);
  await waitFor(() => expect(shown()).toEqual(['Ana Fern', 'Bo Ananda', 'Cy Moss']));
  expect(screen.queryByText('Of Another Year')).toBeNull();
});
