import { session } from '@meritum/shared/auth/session';
import { ifPossible } from '@meritum/shared/client/localStore';
import { prefixes } from '@meritum/shared/programme/routes';
import { type KeptWork, keptWork } from './keptWork';

/** Files of this origin that the page has loaded so far. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/`));

let registered: Promise<ServiceWorkerRegistration> | undefined;

/** Stores the portal's files with the shell's service worker. False without a worker. */
async function keepPortal(): Promise<boolean> {
  const workers = ifPossible(() => navigator.serviceWorker);
  if (!workers) return false;
  try {
    registered ??= workers.register('/portal-worker.js', { scope: prefixes['mf-judging'] });
    await registered;
    const { active } = await workers.ready;
    active?.postMessage(loadedFiles());
    return true;
  } catch {
    registered = undefined;
    return false;
  }
}

/** Keeps the portal and the judge's entries; nothing if they could not be opened offline. */
export async function keepForLater(work: Omit<KeptWork, 'at'>): Promise<void> {
  if (!(await keepPortal())) return;
  const now = session.getSnapshot();
  if (now.status === 'signed-in' && now.user.uid === work.user.uid) keptWork.keep(work);
}
