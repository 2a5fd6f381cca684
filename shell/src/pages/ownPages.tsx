import type { ShellRoute } from '@meritum/shared/programme/routes';
import type { ComponentType } from 'react';
import { LoadedPage } from '../remotes/LoadedPage';
import { Loading } from '../remotes/Loading';
import { loadFrom, type Part } from '../remotes/Part';
import { PartArea } from '../remotes/PartArea';

const own = (load: () => Promise<ComponentType>) => new Loading(() => loadFrom('shell', load));

/** Most readers open none of these. Pages for mailed links share one chunk. */
export const ownPages: Record<ShellRoute, Loading<ComponentType>> = {
  '/account': own(() =>
    import(/* webpackChunkName: "account" */ './account/AccountPage').then((m) => m.AccountPage),
  ),
  '/reset-password': own(() =>
    import(/* webpackChunkName: "mailed" */ './reset-password/ResetPasswordPage').then(
      (m) => m.ResetPasswordPage,
    ),
  ),
  '/confirm-email': own(() =>
    import(/* webpackChunkName: "mailed" */ './confirm-email/ConfirmEmailPage').then(
      (m) => m.ConfirmEmailPage,
    ),
  ),
  '/not-me': own(() =>
    import(/* webpackChunkName: "mailed" */ './not-me/NotMePage').then((m) => m.NotMePage),
  ),
  '/signed-in': own(() => import('./signed-in/SignedInPage').then((m) => m.SignedInPage)),
};

/** The shell as the source of its own pages. */
const ownPart: Part = {
  missing: {
    title: 'Could not load this page',
    lead: 'You may be offline. Nothing has changed, and the rest of the site works as usual.',
  },
  answers: () =>
    fetch('/remotes.json', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  forget() {
    for (const page of Object.values(ownPages)) page.forget();
  },
};

export function ShellPageArea({ path }: { path: ShellRoute }) {
  return (
    <PartArea part={ownPart}>
      <LoadedPage page={ownPages[path]} />
    </PartArea>
  );
}
