import { QueryScope } from '@meritum/shared/query';
import { HowPage } from './HowPage';

/** The page with its query cache, as the shell mounts it. */
export function HowScreen() {
  return (
    <QueryScope>
      <HowPage />
    </QueryScope>
  );
}
