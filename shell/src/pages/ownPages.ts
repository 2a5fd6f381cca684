import type { ShellRoute } from '@meritum/shared/programme/routes';
import type { ComponentType } from 'react';
import { Loading } from '../remotes/Loading';
import { loadFrom, type Part } from '../remotes/Part';

const name = 'shell';

const own = (load: () => Promise<ComponentType>) => new Loading(() => loadFrom(name, load));

/** The shell's own pages, each in a chunk of its own: most readers never open one. */
export const ownPages: Record<ShellRoute, Loading<ComponentType>> = {
  '/account': own(() => import('./account/AccountPage').then((m) => m.AccountScreen)),
  '/reset-password': own(() =>
    import('./reset-password/ResetPasswordPage').then((m) => m.ResetPasswordPage),
  ),
  '/confirm-email': own(() =>
    import('./confirm-email/ConfirmEmailPage').then((m) => m.ConfirmEmailPage),
  ),
  '/signed-in': own(() => import('./signed-in/SignedInPage').then((m) => m.SignedInPage)),
};

/** The shell as the part that its own pages come from. */
export const ownPart: Part = {
  name,
  missing: {
    title: 'This page could not be loaded',
    lead: 'The connection may be lost. Nothing has changed, and the rest of the site works as usual.',
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
