import { QueryScope } from '@meritum/shared/query';
import { NominationPage } from './NominationPage';

/** The page with the cache of server state around it, as the shell mounts it. */
export function NominationScreen() {
  return (
    <QueryScope>
      <NominationPage />
    </QueryScope>
  );
}
