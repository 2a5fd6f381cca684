import type { Platform } from '../../module-kit/define-module';
import type { ContestsApi } from '../contests/api';
import type { OfContests } from '../contests/context';
import type { WinnerFields } from '../winners/record';

export interface Publishing extends OfContests, Pick<Platform, 'log'> {
  contests: ContestsApi;
  /** Adds winners to the directory; repeating it does nothing. */
  publishWinners(records: readonly WinnerFields[]): Promise<unknown>;
  /** Of these nominations, those whose award was revoked. */
  revokedAmong(nominationIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** The public log's last signed head, for the files that people keep; empty before the first. */
  logHead(): Promise<string>;
}
