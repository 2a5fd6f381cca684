import { QueryScope } from '@meritum/shared/query';
import type { ComponentType } from 'react';

/** A page that sends requests, with the shared cache. */
export const withQueries =
  <Props extends object>(Page: ComponentType<Props>) =>
  (props: Props) => (
    <QueryScope>
      <Page {...props} />
    </QueryScope>
  );
