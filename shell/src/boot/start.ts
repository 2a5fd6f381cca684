import { prefetch } from '@meritum/shared/client/prefetch';
import type { SeasonReply } from '@meritum/shared/contracts/seasons';
import { months } from '@meritum/shared/programme/days';
import { fetchForShell, fetchRemote } from './ahead';

/** Inlined at the end of a prerendered page: loads the shell at the first interaction. */
const { app, appHash, styles, stylesHash, when, year, seal, page, files } = (
  document.currentScript as HTMLScriptElement
).dataset as Record<'app' | 'appHash' | 'styles' | 'stylesHash', string> & DOMStringMap;

type Policy = { createScriptURL(address: string): string };
const { trustedTypes } = window as unknown as {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
};

/** The Trusted Types policy that lets this script load only the shell. */
const rules = { createScriptURL: () => app };
const policy = trustedTypes?.createPolicy('start', rules) ?? rules;

/** Events that announce that somebody is about to use the page. */
const signs = 'pointermove pointerdown keydown focusin input wheel scroll hashchange'.split(' ');

let started = false;
let isAhead = false;

/** Files that the shell needs, fetched in parallel to save round trips. */
function ahead(...more: string[]) {
  if (isAhead || !seal) return;
  isAhead = true;
  void fetchRemote(seal, page ? [page] : []);
  fetchForShell([...more, ...(files?.split(' ') ?? [])]);
}

/** Shows when nominations close beside the home page's badge, or in it that they are closed. */
async function tellClosing(closing: HTMLElement) {
  const reply = await prefetch('/api/season', { headers: { accept: 'application/json' } });
  const { nominations } = ((await (reply as Response).clone().json()) as SeasonReply).data;
  if (!nominations) {
    const badge = closing.previousElementSibling as HTMLElement;
    badge.dataset.shut = '';
    badge.textContent = closing.dataset.closing as string;
  }
  const end = new Date(Date.parse(nominations?.closesAt as string) - 60_000);
  const month = months[end.getMonth()];
  if (month) closing.textContent = `closes ${end.getDate()} ${month}`;
}
const closing = document.querySelector<HTMLElement>('[data-closing]');
if (closing) tellClosing(closing).catch(() => {});

/** The browser jumps to an id that appears before the page is complete (LAY-019). */
const tooEarly = () => location.hash !== '' && document.readyState !== 'complete';

/** A pointer move has a distance, except in older browsers on phones. */
type Sign = { type?: string; movementX?: number; movementY?: number };

/** The browser reports a pointer move even when a page appears below a resting pointer. */
const isAtRest = ({ type, movementX, movementY }: Sign) =>
  type === 'pointermove' && movementX === 0 && movementY === 0;

function start(sign: Sign = {}) {
  if (started || tooEarly() || isAtRest(sign)) return;
  started = true;
  ahead();
  for (const sign of signs) removeEventListener(sign, start, true);
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.integrity = stylesHash;
  sheet.href = styles;
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = appHash;
  script.src = policy.createScriptURL('');
  document.head.append(sheet, script);
}

for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });

/** A broken picture is replaced by its placeholder, which the shell renders (ERR-033). */
const hasFailed = (picture: unknown) =>
  picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth === 0;
addEventListener('error', ({ target }) => hasFailed(target) && start(), true);
if ([...document.images].some(hasFailed)) start();

/** For pages that cannot wait: fetches after the first paint, runs once the page is complete. */
function startAfterPaint() {
  requestAnimationFrame(() => setTimeout(ahead, 0, app));
  const run = () => requestAnimationFrame(() => setTimeout(() => start()));
  if (document.readyState === 'complete') run();
  else addEventListener('load', run);
}

// Sent by a page's own script when it cannot show what the address asks for.
addEventListener('needsscripts', startAfterPaint, { once: true });
// The shell scrolls to a fragment, and corrects the year of an outdated page.
if (
  when === 'after paint' ||
  (when === 'with a query' && location.search) ||
  location.hash ||
  year !== `${new Date().getFullYear()}`
)
  startAfterPaint();
