import { session } from '@meritum/shared/auth/session';
import { portalPrefixOf } from '@meritum/shared/programme/routes';
import { loadToaster } from '../layout/ToastRegion';
import { laterSingletons } from '../remotes/singletons';

/** Loads early what pages drawn in the browser need. Failures surface at the actual use. */
const ignored = () => {};
/** Milliseconds until toasts are loaded, after the first field. One reports a lost connection. */
const toastsAfter = 4_000;

for (const load of Object.values(laterSingletons)) load().catch(ignored);
if (portalPrefixOf(location.pathname) !== undefined) {
  session.start();
  import(/* webpackChunkName: "portals" */ '../remotes/portals').catch(ignored);
  setTimeout(() => loadToaster().catch(ignored), toastsAfter);
}
