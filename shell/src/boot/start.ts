import { prefetch } from '@meritum/shared/client/prefetch';
import { type EarlyList, earlyCall } from '@meritum/shared/federation/early-list';
import { fetchAhead } from './ahead';

/**
 * Starts the shell of a prerendered page. Its text stands at the end of the page, which loads no
 * other script before somebody uses it. The page's text, links and menu work before it.
 * The script element says what to load, and when.
 */
const { app, appHash, styles, stylesHash, when, year, early, seal, page, files } = (
  document.currentScript as HTMLScriptElement
).dataset;

type Policy = { createScriptURL(address: string): string };
const { trustedTypes } = window as unknown as {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
};

/** The policy of Trusted Types that lets this script load the shell, and nothing else. */
const rules = { createScriptURL: () => app ?? '' };
const policy = trustedTypes?.createPolicy('start', rules) ?? rules;

/** What shows that somebody is about to use the page. */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
  'hashchange',
];

let started = false;
let isAhead = false;

/** What follows the shell, asked for beside it: its round trips would come one after the other. */
function ahead(...more: string[]) {
  const own = files?.split(' ') ?? [];
  if (!isAhead && seal) void fetchAhead({ seal, page, files: [...more, ...own] });
  isAhead = true;
}

/** What somebody has chosen in a field, where the page has got that far. */
function picked(name: string): string | undefined {
  const field = document.querySelector<HTMLSelectElement>(`select[name=${name}]`);
  return field?.selectedOptions[0]?.defaultSelected ? undefined : field?.value;
}

/** The list that the page opens with, asked for at once. */
function askForList(list: EarlyList) {
  const remembered = () => {
    try {
      return localStorage.getItem(list.rememberedAs);
    } catch {
      return null;
    }
  };
  const early = { year: picked('year'), category: picked('category') };
  const call = earlyCall(list, new URLSearchParams(location.search), remembered(), early);
  const headers = { accept: 'application/json' };
  for (const address of [...list.also, ...(call ? [call] : [])])
    void prefetch(address, { headers });
}

if (early) askForList(JSON.parse(early));
// Beside what the first paint needs nothing else is fetched.
if (when === 'after paint') requestAnimationFrame(() => setTimeout(ahead, 0, app ?? ''));

/**
 * Where the address has a fragment, the shell comes after the page is complete: until then the
 * browser jumps to whatever takes the fragment's name, and the shell gives it (LAY-019).
 */
const tooEarly = () => location.hash !== '' && document.readyState !== 'complete';

/** The browser reports a move of its own accord where a page appears below a pointer at rest. */
const isAtRest = ({ type, movementX, movementY }: Partial<PointerEvent>) =>
  type === 'pointermove' && movementX === 0 && movementY === 0;

function start(sign: Partial<PointerEvent> = {}) {
  if (started || tooEarly() || isAtRest(sign)) return;
  started = true;
  ahead();
  for (const sign of signs) removeEventListener(sign, start, true);
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.integrity = stylesHash ?? '';
  sheet.href = styles ?? '';
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = appHash ?? '';
  script.src = policy.createScriptURL('');
  document.head.append(sheet, script);
}

for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });

/** A picture that failed gives way to its placeholder, which the shell draws (ERR-033). */
const hasFailed = (picture: unknown) =>
  picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth === 0;
addEventListener('error', ({ target }) => hasFailed(target) && start(), true);
if ([...document.images].some(hasFailed)) start();

// A fragment is scrolled to by the shell, and a page of an earlier year is set right by it.
if (when === 'after paint' || location.hash || year !== String(new Date().getFullYear())) {
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(() => start())), {
    once: true,
  });
}
