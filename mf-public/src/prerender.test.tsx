import { QueryClient, QueryClientProvider } from '@meritum/shared/query';
import { type RouteObject, useRoutes } from '@meritum/shared/router';
import { StaticRouter } from '@meritum/shared/router/static';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { paidMarker } from './features/featured/FeaturedWinner';
import { headOf } from './head/headOf';
import { publicPaths } from './prerender';
import { addresses, routes } from './register';

const specified = [
  '/',
  '/nomination-guidelines',
  '/judging-criteria',
  '/timeline',
  '/winners',
  '/featured-winner',
  '/featured-winner/:winnerId',
  '/faqs',
  '/about',
  '/privacy',
  '/terms',
  '/judges/:name',
];

let pages: RouteObject[] = [];

const made: string[] = [];
for (const name of ['Collator', 'DateTimeFormat', 'NumberFormat'] as const)
  Object.defineProperty(Intl, name, {
    value: new Proxy(Intl[name], {
      construct(formatter, given) {
        made.push(name);
        return Reflect.construct(formatter, given);
      },
    }),
  });

beforeAll(async () => {
  pages = await Promise.all(
    routes.map(async ({ path, load }) => {
      const Page = await load();
      return { path, element: <Page /> };
    }),
  );
});

function Site({ address }: { address: string }) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <StaticRouter location={address}>
        <Pages />
      </StaticRouter>
    </QueryClientProvider>
  );
}

function Pages() {
  return useRoutes(pages);
}

const amounts = /[$€£]\s?\d|\d\s?[€£]|\b(USD|EUR|GBP)\b/;
const paid = new RegExp(`(?<![\\w.])${paidMarker}(?!\\w|(\\.\\d)?%)`);

/** The text of a page as screen readers say it, without decorative pictures. */
function saidIn(root: HTMLElement): string {
  const read = root.cloneNode(true) as HTMLElement;
  for (const drawn of read.querySelectorAll('[aria-hidden="true"]')) drawn.remove();
  return read.textContent ?? '';
}

test('LAY-032 every public route of the specification is registered, once', () => {
  expect(specified.filter((path) => !addresses.includes(path))).toEqual([]);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('OPEN-037 every winner and every judge has an address of its own', () => {
  const paths = publicPaths();
  expect(paths.filter((one) => /^\/(featured-winner|judges)\/./.test(one))).toHaveLength(18 + 12);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toContain('/featured-winner/ilka-thornwhistle');
  expect(paths).toContain('/judges/hedwig-palewater');
});

test.each(publicPaths())(
  'LAY-029 HOME-025 OPEN-003 PROF-011 CONST-008 %s is rendered without a browser, skips no level of headings, names no amount of money, is taken over without a mismatch, and sets the title of its head',
  async (address) => {
    globalThis.fetch = () => new Promise(() => {});
    document.title = '';
    const root = document.createElement('div');
    root.innerHTML = renderToString(<Site address={address} />);
    expect(root.querySelectorAll('h1')).toHaveLength(1);
    const headings = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')];
    const levels = headings.map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
    expect(saidIn(root)).not.toMatch(amounts);
    expect(saidIn(root)).not.toMatch(paid);
    // The browser would jump to such an id before the scroll of LAY-019.
    const named = [...root.querySelectorAll(':not(noscript) > [id]')].map(({ id }) => id);
    expect(named.filter((id) => !id.startsWith('_R_'))).toEqual([]);

    const mismatches: unknown[] = [];
    document.body.append(root);
    const hydrated = await act(async () =>
      hydrateRoot(root, <Site address={address} />, {
        onRecoverableError: (error) => mismatches.push(error),
      }),
    );
    expect(mismatches).toEqual([]);
    // The title is set while the season still loads.
    expect(document.title).toBe(headOf(address).title);
    act(() => hydrated.unmount());
    root.remove();
  },
);

test('no public page makes a formatter of `Intl`, the first of which takes 10 ms', () => {
  expect(made).toEqual([]);
});
