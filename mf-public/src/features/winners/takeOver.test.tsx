import { QueryClient, QueryClientProvider } from '@meritum/shared/query';
import { BrowserRouter } from '@meritum/shared/router';
import { StaticRouter } from '@meritum/shared/router/static';
import { textsOf } from '@meritum/shared/testing/shown';
import { act, fireEvent, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { WinnersPage } from '../../pages/winners/WinnersPage';
import { fakeWinnersApi, seasonWith } from '../../testing/winnersApi';
import { people } from '../../testing/winnersPage';
import { showFirstList } from './showFirstList';

const page = (router: (children: ReactNode) => ReactNode) => (
  <QueryClientProvider client={new QueryClient()}>{router(<WinnersPage />)}</QueryClientProvider>
);

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
const names = (root: HTMLElement) => textsOf(root.querySelectorAll('h3'));

let close: () => void;
beforeEach(() => window.localStorage.clear());
afterEach(() => {
  close();
  Object.assign(globalThis, { meritumEarly: undefined });
});

type Picked = Record<string, string>;

/** Opens the page at an address, makes a choice in its HTML, and runs its own script. */
async function open(address: string, picked: Picked = {}, state: unknown = null) {
  window.history.replaceState(state, '', address);
  const root = written();
  close = () => root.remove();
  for (const [name, value] of Object.entries(picked)) field(root, name).value = value;
  const started = jest.fn();
  await act(async () => void showFirstList().catch(started));
  return { root, started };
}

function pick(root: HTMLElement, picked: Picked) {
  for (const [name, value] of Object.entries(picked))
    fireEvent.input(field(root, name), { target: { value } });
}

async function takeOver(root: HTMLElement) {
  const mismatches: unknown[] = [];
  const hydrated = await act(async () =>
    hydrateRoot(
      root,
      page((children) => <BrowserRouter>{children}</BrowserRouter>),
      { onRecoverableError: (error) => mismatches.push(error) },
    ),
  );
  close = () => {
    act(() => hydrated.unmount());
    root.remove();
  };
  expect(mismatches).toEqual([]);
}

test.each([false, true])(
  'input from before hydration is taken over (typed later: %j)',
  async (isLater) => {
    const api = fakeWinnersApi();
    const picked = { category: 'Data Analytics', tier: 'Gold', q: 'ana' };
    const { root } = await open('/winners', isLater ? {} : picked);
    if (isLater) pick(root, picked);
    await takeOver(root);
    await waitFor(() =>
      expect(Object.keys(picked).map((name) => field(root, name).value)).toEqual(
        Object.values(picked),
      ),
    );
    expect(window.location.search).toBe('?year=2024&category=Data+Analytics&tier=Gold&q=ana');
    expect(api.asked.at(-1)).toBe('category=Data+Analytics&year=2024');
    expect(window.localStorage.getItem('lastSelectedCategory')).toBe('Data Analytics');
  },
);

test.each([
  ['', '', {}],
  ['', 'AI', {}],
  ['', 'Astronomy', {}],
  ['?year=2025', 'Technology', {}],
  ['?year=2025&category=AI', '', {}],
  ['?year=2024&category=AI', 'Data Analytics', { category: 'AI' }],
  ['?category=Data+Analytics&tier=Gold&q=an', '', {}],
  ['', 'AI', { year: '2025' }],
  ['', 'AI', { year: '2024', category: 'Data Analytics' }],
])(
  'WIN-013 at /winners%s, with "%s" remembered and %j chosen, the list is asked for once, before the shell',
  async (search, remembered, picked: Picked) => {
    window.localStorage.setItem('lastSelectedCategory', remembered);
    const api = fakeWinnersApi();
    const { root } = await open(`/winners${search}`, picked);
    expect(api.asked).toHaveLength(1);
    await act(() => api.answer([{ fullName: 'Ana Fern', badge: 'Gold' }]));
    await takeOver(root);
    await waitFor(() => expect(names(root)).toEqual(['Ana Fern']));
    expect(api.asked).toHaveLength(1);
  },
);

test.each([
  '?year=1999',
  '?category=Astronomy',
  '?year=2024&category=Astronomy',
  '?year=__proto__&category=AI',
])(
  'at /winners%s, which the build does not know, the list is left to the shell',
  async (search) => {
    const api = fakeWinnersApi();
    const { started } = await open(`/winners${search}`);
    expect([started.mock.calls.length, api.asked]).toEqual([1, []]);
  },
);

test('an early choice is combined with a list that only the server knows', async () => {
  const directory = [{ year: '2026', categories: ['Robotics', 'AI'] }];
  const api = fakeWinnersApi(async () => seasonWith({ directory }));
  const { root } = await open('/winners?year=2026&category=Robotics', { tier: 'Gold' });
  await takeOver(root);
  await waitFor(() => expect(api.asked).toEqual(['category=Robotics&year=2026']));
  expect(window.location.search).toBe('?year=2026&category=Robotics&tier=Gold');
  expect(['year', 'category', 'tier'].map((name) => field(root, name).value)).toEqual([
    '2026',
    'Robotics',
    'Gold',
  ]);
});

test('the first cards are drawn before the shell has started, and stay until it draws them', async () => {
  const api = fakeWinnersApi();
  const { root, started } = await open('/winners');
  await act(() => api.answer(people));
  expect(root).toHaveTextContent(/3 winners.*Platinum.*1 of 3 winners.*Ana Fern.*Bo Ananda/);
  expect(root.querySelector('[data-early] li a')).toHaveAttribute('href', people[0].linkedInUrl);
  const list = () => [...root.querySelectorAll('li')].map((card) => card.innerHTML);
  const early = list();
  await takeOver(root);
  await waitFor(() => expect(root.querySelector('[data-early]')).toBeNull());
  expect(list()).toEqual(early);
  expect(started).not.toHaveBeenCalled();
});

test('a choice made before the shell has started replaces the first cards', async () => {
  const api = fakeWinnersApi();
  const { root } = await open('/winners');
  await act(() => api.answer(people));
  pick(root, { tier: 'Gold' });
  expect(names(root)).toEqual([]);
  await takeOver(root);
  await waitFor(() => expect(names(root)).toEqual(['Bo Ananda', 'Cy Moss']));
  const entries = window.history.length;
  pick(root, { q: 'bo' });
  await waitFor(() => expect(names(root)).toEqual(['Bo Ananda']));
  expect(window.history.length).toBe(entries);
});

test('a few cards are drawn before the shell has started, but all are printed', async () => {
  const api = fakeWinnersApi();
  const { root } = await open('/winners');
  await act(() => api.answer(Array.from({ length: 200 }, () => people[1])));
  expect(names(root).length).toBeLessThan(50);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(names(root)).toHaveLength(200);
});

test.each<[string, string, object | null, unknown]>([
  ['of another year', '?year=2025', null, null],
  ['with a filter', '?tier=Gold', null, null],
  ['that was open before', '', { idx: 1 }, null],
  ['without winners', '', null, { data: { winners: [] } }],
  ['whose list fails', '', null, {}],
  ['of a build with other years', '', null, { data: { winners: people } }],
])('a page %s starts the shell at once', async (_, search, state, reply) => {
  const directory = [{ year: '2026', categories: ['Technology'] }];
  const api = fakeWinnersApi(async () => seasonWith(_.includes('build') ? { directory } : {}));
  const { root, started } = await open(`/winners${search}`, {}, state);
  if (reply) await api.answerWith(200, reply);
  expect(started).toHaveBeenCalledTimes(1);
  expect(names(root)).toEqual([]);
});
