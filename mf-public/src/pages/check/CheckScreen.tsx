import { QueryScope } from '@meritum/shared/query';
import { CheckPage } from './CheckPage';

/** The page with the cache of server state around it, as the shell mounts it. */
export function CheckScreen() {
  return (
    <QueryScope>
      <CheckPage />
    </QueryScope>
  );
}
