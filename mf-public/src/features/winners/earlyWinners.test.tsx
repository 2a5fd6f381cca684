import { earlyCall } from '@meritum/shared/federation/early-list';
import { waitFor } from '@testing-library/react';
import { renderAt } from '../../testing/renderAt';
import { fakeWinnersApi } from '../../testing/winnersApi';
import { earlyWinners } from './earlyWinners';

beforeEach(() => window.localStorage.clear());

function early(search: string, remembered?: string) {
  const call = earlyCall(earlyWinners, new URLSearchParams(search), remembered ?? null);
  return call?.replace('/api/winners?', '');
}

test.each([
  ['', undefined],
  ['', 'AI'],
  ['', 'Data Analytics'],
  ['', 'Astronomy'],
  ['?year=2024', undefined],
  ['?year=2025', undefined],
  ['?year=2025', 'Technology'],
  ['?year=2024&category=AI', 'Data Analytics'],
  ['?category=Data+Analytics&tier=Gold&q=an', undefined],
])(
  'WIN-013 at /winners%s, with %s remembered, the early request is the one that the page makes',
  async (search, remembered) => {
    if (remembered) window.localStorage.setItem('lastSelectedCategory', remembered);
    const api = fakeWinnersApi();
    renderAt(`/winners${search}`);
    await waitFor(() => expect(api.asked).toEqual([early(search, remembered)]));
  },
);

test.each([
  '?year=1999',
  '?category=Astronomy',
  '?year=2024&category=Astronomy',
  '?year=__proto__&category=AI',
  '?year=toString&category=AI',
])('at /winners%s, which the build does not know, nothing is asked for early', (search) => {
  expect(early(search)).toBeUndefined();
});
