import { useSession } from '@meritum/shared/auth/useSession';
import { Outlet } from '@meritum/shared/router';
import { Fetched, FetchedComponent } from '@meritum/shared/ui/Fetched';

const accountPage = new FetchedComponent(
  async () =>
    (await import(/* webpackChunkName: "account" */ '../pages/account/AccountPage')).AccountPage,
);

/** Shows a portal's pages once the claim on a taken-over account is answered. */
export function OnceClaimed() {
  const state = useSession();
  const asks = state.status === 'signed-in' && state.user.unclaimed === true;
  return asks ? <Fetched of={accountPage} props={{}} /> : <Outlet />;
}
