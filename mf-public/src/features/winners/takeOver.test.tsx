import { earlyCall } from '@meritum/shared/federation/early-list';
import { QueryClient, QueryClientProvider } from '@meritum/shared/query';
import { BrowserRouter } from '@meritum/shared/router';
import { StaticRouter } from '@meritum/shared/router/static';
import { act, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { WinnersPage } from '../../pages/winners/WinnersPage';
import { fakeWinnersApi, seasonWith } from '../../testing/winnersApi';
import { earlyWinners } from './earlyWinners';

const page = (router: (children: ReactNode) => ReactNode) => (
  <QueryClientProvider client={new QueryClient()}>{router(<WinnersPage />)}</QueryClientProvider>
);

/** The prerendered HTML. */
function written(): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToString(
    page((children) => <StaticRouter location="/winners">{children}</StaticRouter>),
  );
  document.body.append(root);
  return root;
}

const field = (root: HTMLElement, name: string) =>
  root.querySelector(`[name="${name}"]`) as HTMLInputElement | HTMLSelectElement;

let close: () => void;
beforeEach(() => window.localStorage.clear());
afterEach(() => close());

/** Hydrates the page at an address after a choice was made in its HTML. */
async function takenOver(address: string, picked: Record<string, string> = {}) {
  window.history.replaceState(null, '', address);
  const root = written();
  for (const [name, value] of Object.entries(picked)) field(root, name).value = value;
  const hydrated = await act(async () =>
    hydrateRoot(
      root,
      page((children) => <BrowserRouter>{children}</BrowserRouter>),
    ),
  );
  close = () => {
    act(() => hydrated.unmount());
    root.remove();
  };
  return root;
}

test('input from before hydration is taken over', async () => {
  const api = fakeWinnersApi();
  const picked = { category: 'Data Analytics', tier: 'Gold', q: 'ana' };
  const root = await takenOver('/winners', picked);
  await waitFor(() =>
    expect(Object.keys(picked).map((name) => field(root, name).value)).toEqual(
      Object.values(picked),
    ),
  );
  expect(window.location.search).toBe('?year=2024&category=Data+Analytics&tier=Gold&q=ana');
  expect(api.asked).toEqual(['category=Data+Analytics&year=2024']);
  expect(window.localStorage.getItem('lastSelectedCategory')).toBe('Data Analytics');
});

test.each([{ year: '2025' }, { year: '2024', category: 'AI' }, { category: 'Data Analytics' }])(
  'WIN-013 the start script asks for the list of %j, which the page then shows',
  async (picked) => {
    const api = fakeWinnersApi();
    window.localStorage.setItem('lastSelectedCategory', 'AI');
    await takenOver('/winners', picked);
    await waitFor(() => expect(api.asked).toHaveLength(1));
    const call = earlyCall(earlyWinners, new URLSearchParams(), 'AI', picked);
    expect(call).toBe(`/api/winners?${api.asked[0]}`);
  },
);

test('an early choice that is already in the address is requested once', async () => {
  const api = fakeWinnersApi();
  const root = await takenOver('/winners?year=2024&category=AI', { category: 'AI' });
  await api.answer([{ fullName: 'Ana Fern', badge: 'Gold' }]);
  await waitFor(() => expect(root.querySelector('h3')?.textContent).toBe('Ana Fern'));
  expect(api.asked).toEqual(['category=AI&year=2024']);
});

test('only the address’s list is requested', async () => {
  const api = fakeWinnersApi();
  await takenOver('/winners?year=2025&category=AI');
  expect(window.location.search).toBe('?year=2025&category=AI');
  expect(api.asked).toEqual(['category=AI&year=2025']);
});

test('an early choice is combined with a list that only the server knows', async () => {
  const directory = [{ year: '2026', categories: ['Robotics', 'AI'] }];
  const api = fakeWinnersApi(async () => seasonWith({ directory }));
  const root = await takenOver('/winners?year=2026&category=Robotics', { tier: 'Gold' });
  await waitFor(() => expect(api.asked).toEqual(['category=Robotics&year=2026']));
  expect(window.location.search).toBe('?year=2026&category=Robotics&tier=Gold');
  expect(['year', 'category', 'tier'].map((name) => field(root, name).value)).toEqual([
    '2026',
    'Robotics',
    'Gold',
  ]);
});
