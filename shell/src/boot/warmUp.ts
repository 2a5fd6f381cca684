import { session } from '@meritum/shared/auth/session';
import { portalPrefixOf } from '@meritum/shared/programme/routes';
import { loadToaster } from '../layout/ToastRegion';
import { laterSingletons } from '../remotes/singletons';

/**
 * Requests at once what a page that is drawn in the browser needs beside the shell: without it each
 * file and reply would wait for the one that asks for it. Failures surface where it is used.
 */
const ignored = () => {};

for (const load of Object.values(laterSingletons)) load().catch(ignored);
if (portalPrefixOf(location.pathname) !== undefined) {
  session.start();
  import(/* webpackChunkName: "portals" */ '../remotes/portals').catch(ignored);
  // A lost connection is told by a toast; the first field does not wait for it.
  const last = () => loadToaster().catch(ignored);
  session.getAccessToken().then(last, last);
}
