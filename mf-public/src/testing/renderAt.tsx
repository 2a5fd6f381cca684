import { QueryClient, QueryClientProvider } from '@meritum/shared/query';
import { BrowserRouter, type RouteObject, useLocation, useRoutes } from '@meritum/shared/router';
import { StaticRouter } from '@meritum/shared/router/static';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { routes } from '../register';

let pages: RouteObject[] = [];

beforeAll(async () => {
  pages = await Promise.all(
    routes.map(async ({ path, load }) => {
      const Page = await load();
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
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Pages elsewhere={element} />
      </BrowserRouter>
    </QueryClientProvider>,
  );
  return { ...view, queryClient };
}

/** A page's prerendered HTML. */
export const htmlOf = (address: string, page: ReactNode) =>
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <StaticRouter location={address}>{page}</StaticRouter>
    </QueryClientProvider>,
  );

export function pageTitle(): string {
  return document.title.replace(/ - Meritum Awards$/, '');
}
