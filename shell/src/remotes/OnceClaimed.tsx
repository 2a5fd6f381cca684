import { useSession } from '@meritum/shared/auth/useSession';
import { Outlet } from '@meritum/shared/router';
import { Fetched, FetchedComponent } from '@meritum/shared/ui/Fetched';

const accountPage = new FetchedComponent(
  async () =>
    (await import(/* webpackChunkName: "account" */ '../pages/account/AccountPage')).AccountPage,
);

/**
 * Shows the pages of a portal, which begin anew once whoever took the account over has said whether
 * what is stored in it is theirs; until then the account page, which asks that.
 */
export function OnceClaimed() {
  const state = useSession();
  const asks = state.status === 'signed-in' && state.user.unclaimed === true;
  return asks ? <Fetched of={accountPage} props={{}} /> : <Outlet />;
}
