import { QueryScope } from '@meritum/shared/query';
import { CheckPage } from './CheckPage';

/** The page with its query cache, as the shell mounts it. */
export function CheckScreen() {
  return (
    <QueryScope>
      <CheckPage />
    </QueryScope>
  );
}
