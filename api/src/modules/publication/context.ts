import type { ContestsApi } from '../contests/api';
import type { OfContests } from '../contests/context';
import type { WinnerFields } from '../winners/record';

export interface Publishing extends OfContests {
  deps: OfContests['deps'] & {
    contests: ContestsApi;
    winners: {
      /** Adds winners to the directory; repeating it does nothing. */
      publish(records: readonly WinnerFields[]): Promise<unknown>;
    };
    recognition: {
      /** Of these nominations, those whose award was revoked. */
      revokedAmong(nominationIds: readonly string[]): Promise<ReadonlySet<string>>;
    };
    log: {
      /** The public log's last signed head, for the files that people keep; empty before the first. */
      logHead(): Promise<string>;
    };
  };
}
