import { QueryClient, QueryClientProvider } from '@meritum/shared/query';
import { type RouteObject, useLocation, useRoutes } from '@meritum/shared/router';
import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { type FakeRoute, fakeServer } from './fakeServer';

interface PageOptions {
  /** Address that the page is at. */
  path?: string | undefined;
  /** More routes of the same site, for links that leave the page. */
  routes?: RouteObject[] | undefined;
  /** Replies of the server. */
  fakes?: readonly FakeRoute[] | undefined;
}

/**
 * Renders a page as the site would: with a router at `path` and a query client of its own, which
 * asks each question once. Answers what Testing Library does, with a `user`, the `server` and
 * `address()`, the present path with search and hash.
 */
export function renderPage(element: ReactElement, options: PageOptions = {}) {
  const { path = '/', routes = [], fakes = [] } = options;
  const server = fakeServer(fakes);
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, gcTime: 0 }, mutations: { retry: false } },
  });
  const place = { address: path };
  const rendered = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <Site routes={[...routes, { path: '*', element }]} place={place} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const user = userEvent.setup({ advanceTimers });
  return { ...rendered, user, server, client, address: () => place.address };
}

interface SiteProps {
  routes: RouteObject[];
  /** Kept up to date with where the site is. */
  place: { address: string };
}

function Site({ routes, place }: SiteProps) {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    place.address = `${pathname}${search}${hash}`;
  });
  return useRoutes(routes);
}

/** Lets a test with a fake clock type and click; with the real one there is nothing to advance. */
function advanceTimers(ms: number) {
  if (Object.hasOwn(setTimeout, 'clock')) jest.advanceTimersByTime(ms);
}
