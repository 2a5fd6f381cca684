import { QueryClient, QueryClientProvider } from '@meritum/shared/query';
import { type RouteObject, useLocation, useRoutes } from '@meritum/shared/router';
import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { type FakeRoute, fakeServer } from './fakeServer';

interface PageOptions {
  path?: string | undefined;
  /** More routes of the site, for links that leave the page. */
  routes?: RouteObject[] | undefined;
  fakes?: readonly FakeRoute[] | undefined;
}

const newClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, gcTime: 0 }, mutations: { retry: false } },
  });

/** An element with a router at `path` and a query client of its own. */
export const inSite = (path: string, element: ReactElement, client = newClient()) => (
  <QueryClientProvider client={client}>
    <MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>
  </QueryClientProvider>
);

/**
 * Renders a page as the site would: with a router at `path` and its own query client, without
 * retries. Returns Testing Library's result with a `user`, the `server` and `address()`, the
 * current path with search and hash.
 */
export function renderPage(element: ReactElement, options: PageOptions = {}) {
  const { path = '/', routes = [], fakes = [] } = options;
  const server = fakeServer(fakes);
  const client = newClient();
  const shown = { address: path };
  const site = <Site routes={[...routes, { path: '*', element }]} shown={shown} />;
  const rendered = render(inSite(path, site, client));
  const user = userEvent.setup({ advanceTimers });
  return { ...rendered, user, server, client, address: () => shown.address };
}

interface SiteProps {
  routes: RouteObject[];
  /** Updated with the current address. */
  shown: { address: string };
}

function Site({ routes, shown }: SiteProps) {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    shown.address = `${pathname}${search}${hash}`;
  });
  return useRoutes(routes);
}

/** Lets a test with fake timers type and click; real timers need no advancing. */
function advanceTimers(ms: number) {
  if (Object.hasOwn(setTimeout, 'clock')) jest.advanceTimersByTime(ms);
}
