import { QueryScope } from '@meritum/shared/query';
import { WinnersPage } from './WinnersPage';

/** The page with the cache of server state around it, as the shell mounts it. */
export function WinnersScreen() {
  return (
    <QueryScope>
      <WinnersPage />
    </QueryScope>
  );
}
