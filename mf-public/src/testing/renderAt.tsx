import { QueryClient, QueryClientProvider } from '@meritum/shared/query';
import { BrowserRouter, type RouteObject, useLocation, useRoutes } from '@meritum/shared/router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ArchivePage } from '../pages/archive/ArchivePage';
import { CheckPage } from '../pages/check/CheckPage';
import { FeaturedWinnersPage } from '../pages/featured/FeaturedWinnersPage';
import { HowPage } from '../pages/how/HowPage';
import { PressPage } from '../pages/press/PressPage';
import { WinnersPage } from '../pages/winners/WinnersPage';
import { routes } from '../register';

/** Pages without their shared cache, so that each test starts with an empty one. */
const ownCache: Record<string, typeof WinnersPage> = {
  '/winners': WinnersPage,
  '/winners/archive': ArchivePage,
  '/press': PressPage,
  '/featured-winner': () => <FeaturedWinnersPage />,
  '/how-we-judge': HowPage,
  '/check-the-results': CheckPage,
};

let pages: RouteObject[] = [];

beforeAll(async () => {
  pages = await Promise.all(
    routes.map(async ({ path, load }) => {
      const Page = ownCache[path] ?? (await load());
      return { path, element: <Page /> };
    }),
  );
});

function Pages({ elsewhere }: { elsewhere: ReactNode }) {
  const { pathname } = useLocation();
  return useRoutes([...pages, { path: '*', element: elsewhere ?? <p>left for {pathname}</p> }]);
}

/** Opens the site at an address, as the shell would; `element` is shown for addresses without a page. */
export function renderAt(address: string, element?: ReactNode) {
  window.history.replaceState(null, '', address);
  const queryClient = new QueryClient();
  const view = render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Pages elsewhere={element} />
      </BrowserRouter>
    </QueryClientProvider>,
  );
  return { ...view, queryClient };
}

/** The document title without the product name. */
export function pageTitle(): string {
  return document.title.replace(/ - Meritum Awards$/, '');
}
