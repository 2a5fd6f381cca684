import { QueryScope } from '@meritum/shared/query';
import { HowPage } from './HowPage';

/** The page with the cache of server state around it, as the shell mounts it. */
export function HowScreen() {
  return (
    <QueryScope>
      <HowPage />
    </QueryScope>
  );
}
