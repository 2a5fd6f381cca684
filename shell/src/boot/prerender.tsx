import '@meritum/shared/ui/base.css';
import '@meritum/shared/ui/tokens.css';
import '@meritum/shared/ui/fonts.css';
import { headOf, publicPaths, routes } from '@meritum/mf-public/prerender';
import type { PageHead } from '@meritum/shared/federation/prerender';
import { documentTitle } from '@meritum/shared/programme/site';
import { StaticRouter } from '@meritum/shared/router/static';
import { renderToString } from 'react-dom/server';
import { RemotePart, remoteParts } from '../remotes/RemotePart';
import { App } from './App';

export { awardCard, logo, seal, siteCard } from '../cards/cards';

/** The entry of the server bundle: the same components as in the browser, including the remote. */
const part = new RemotePart('mf-public', async () => routes);
remoteParts['mf-public'] = part;

/** Renders a page once everything in it is loaded, because rendering does not wait. */
async function render(path: string): Promise<string> {
  await part.loadAt(path);
  return renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  );
}

const notFoundHead: PageHead = {
  title: documentTitle('Page Not Found'),
  description: 'There is no page at this address.',
  // This page is also served for unknown judges, for which the remote has its own text.
  scripts: 'after paint',
};

export interface PrerenderedPage {
  path: string;
  html: string;
  head: PageHead;
}

export function publicPages(): Promise<PrerenderedPage[]> {
  return Promise.all(
    publicPaths().map(async (path) => ({ path, html: await render(path), head: headOf(path) })),
  );
}

export async function notFoundPage(): Promise<PrerenderedPage> {
  return { path: '/404', html: await render('/404'), head: notFoundHead };
}

/** The page for an unknown winner's path, with the public site's text (PROF-009). */
export async function winnerMissingPage(): Promise<PrerenderedPage> {
  const html = await render('/featured-winner/404');
  const head = { ...notFoundHead, title: documentTitle('Winner Not Found') };
  return { path: '/404', html, head };
}
