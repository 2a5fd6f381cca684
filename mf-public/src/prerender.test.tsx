import { routeOwners } from '@meritum/shared/programme/routes';
import { QueryClient, QueryClientProvider } from '@meritum/shared/query';
import { StaticRouter, useRoutes } from '@meritum/shared/router';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { publicPaths, routes } from './prerender';
import { routes as registered } from './register';

const owned = routeOwners['mf-public'];
const pages = routes.map(({ path, Component }) => ({ path, element: <Component /> }));

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

test('LAY-032 both lists of routes hold exactly the routes that this remote owns', async () => {
  expect(routes.map(({ path }) => path)).toEqual(owned);
  expect(registered.map(({ path }) => path)).toEqual(owned);
  const loaded = await Promise.all(registered.map(({ load }) => load()));
  expect(loaded).toEqual(routes.map(({ Component }) => Component));
});

test('every winner and every judge has an address of its own', () => {
  const paths = publicPaths();
  expect(paths).toHaveLength(10 + 18 + 12);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toContain('/featured-winner/ilka-thornwhistle');
  expect(paths).toContain('/judges/hedwig-palewater');
});

test.each(publicPaths())(
  '%s is rendered without a browser and taken over without a mismatch',
  async (address) => {
    globalThis.fetch = () => new Promise(() => {});
    window.matchMedia = () =>
      ({
        matches: false,
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList;
    const root = document.createElement('div');
    root.innerHTML = renderToString(<Site address={address} />);
    expect(root.querySelectorAll('h1')).toHaveLength(1);

    const mismatches: unknown[] = [];
    document.body.append(root);
    const hydrated = await act(async () =>
      hydrateRoot(root, <Site address={address} />, {
        onRecoverableError: (error) => mismatches.push(error),
      }),
    );
    expect(mismatches).toEqual([]);
    act(() => hydrated.unmount());
    root.remove();
  },
);
