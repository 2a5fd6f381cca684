import '@meritum/shared/ui/base.css';
import '@meritum/shared/ui/tokens.css';
import '@meritum/shared/ui/fonts.css';
import { headOf, publicPaths, routes } from '@meritum/mf-public/prerender';
import type { PageHead } from '@meritum/shared/federation/prerender';
import { documentTitle } from '@meritum/shared/programme/site';
import { StaticRouter } from '@meritum/shared/router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { providePage } from '../remotes/pages';
import { App } from './App';

export { awardCard, siteCard } from '../cards/cards';

/** The entry of the server bundle: the same tree as in the browser, with pages that are there at once. */
for (const { path, Component } of routes) providePage('mf-public', path, Component);

function render(path: string): string {
  return renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
}

const notFoundHead: PageHead = {
  title: documentTitle('Page Not Found'),
  description: 'There is no page at this address.',
  // It also answers for winners and judges that do not exist, which their remote words itself.
  scripts: 'after paint',
};

export interface PrerenderedPage {
  path: string;
  html: string;
  head: PageHead;
}

/** Every public page as HTML. */
export function publicPages(): PrerenderedPage[] {
  return publicPaths().map((path) => ({ path, html: render(path), head: headOf(path) }));
}

/** What every unknown path is answered with. */
export function notFoundPage(): PrerenderedPage {
  return { path: '/404', html: render('/404'), head: notFoundHead };
}
