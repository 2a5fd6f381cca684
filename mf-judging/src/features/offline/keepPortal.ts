import { ifPossible } from '@meritum/shared/client/localStore';
import { prefixes } from '@meritum/shared/programme/routes';

/** The same-origin files that the page has loaded so far. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/`));

let registered: Promise<ServiceWorkerRegistration> | undefined;

/**
 * Lets the portal open without a connection: the shell's service worker keeps its page and files
 * (shell/src/boot/portalWorker.ts). A browser that refuses works as before.
 */
export async function keepPortal(): Promise<void> {
  const workers = ifPossible(() => navigator.serviceWorker);
  if (!workers) return;
  const scope = prefixes['mf-judging'];
  registered ??= workers.register('/portal-worker.js', { scope });
  try {
    await registered;
    const { active } = await workers.ready;
    active?.postMessage(loadedFiles());
  } catch {
    registered = undefined;
  }
}
