import { QueryScope } from '@meritum/shared/query';
import { WinnersPage } from './WinnersPage';

/** The page with its query cache, as the shell mounts it. */
export function WinnersScreen() {
  return (
    <QueryScope>
      <WinnersPage />
    </QueryScope>
  );
}
