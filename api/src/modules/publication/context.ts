import type { ContestsApi } from '../contests/api';
import type { Results } from '../contests/context';

export interface Publishing
  extends Pick<
    Results,
    | 'seasons'
    | 'nominations'
    | 'judges'
    | 'assignments'
    | 'draw'
    | 'personOf'
    | 'threads'
    | 'signer'
    | 'clock'
  > {
  contests: ContestsApi;
  /** Adds winners to the directory; repeating it does nothing. */
  publishWinners(records: readonly object[]): Promise<unknown>;
}
