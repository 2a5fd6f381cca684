import './guard';
import '@meritum/shared/ui/base.css';
import '@meritum/shared/ui/tokens.css';
import '@meritum/shared/ui/fonts.css';
import { BrowserRouter } from '@meritum/shared/router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isActive } from '../layout/activeItem';
import { navigationId } from '../layout/Navigation';
import { PartUnavailable } from '../remotes/Part';
import { remoteParts } from '../remotes/RemotePart';
import { App } from './App';
import { keepServed } from './keepServed';
import { isNotFoundPage, isUnknown } from './notFound';
import { restoreFragment } from './restoreFragment';

const root = document.getElementById('root') as HTMLElement;

const app = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
);

/** Reports errors that a boundary shows, except an unavailable part, which is an expected state. */
function onCaughtError(error: unknown): void {
  if (!(error instanceof PartUnavailable)) reportError(error);
}

const onErrors = { onCaughtError, onUncaughtError: keepServed(root) };

/** Marks this path's navigation item in the not-found page, which was rendered for every path. */
function markActive(path: string): void {
  for (const item of document.querySelectorAll(`#${navigationId} a`)) {
    if (isActive(item.getAttribute('href') ?? '', path)) item.setAttribute('aria-current', 'page');
  }
}

/** Hydrates prerendered HTML, which stays unchanged until its remote is loaded. */
async function takeOver(address: string): Promise<void> {
  const routes = remoteParts['mf-public'].hold(address);
  const isFound = !isNotFoundPage(document);
  if (!isFound && !isUnknown(address, await routes)) return createRoot(root, onErrors).render(app);
  if (!isFound) markActive(location.pathname);
  // In slices, so that the page reacts to the reader meanwhile.
  startTransition(() => void hydrateRoot(root, app, onErrors));
}

// An older browser than promised (`shared/programme/browsers.ts`) keeps the served content.
if (!('toSorted' in [] && 'Segmenter' in Intl)) throw new Error('This browser is too old');
restoreFragment();
if (document.getElementById('main')) void takeOver(location.pathname);
else {
  // In a chunk that pages drawn in the browser preload, so that public pages do not contain it.
  import(/* webpackChunkName: "session" */ './warmUp').catch(() => {});
  createRoot(root, onErrors).render(app);
}
