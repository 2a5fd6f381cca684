import { QueryScope } from '@meritum/shared/query';
import { AccountPage } from './AccountPage';

/** The page with the cache of server state around it. */
export function AccountScreen() {
  return (
    <QueryScope>
      <AccountPage />
    </QueryScope>
  );
}
