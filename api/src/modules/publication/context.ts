import type { Platform } from '../../module-kit/define-module';
import type { People } from '../../platform/authorisation/two-organisers';
import type { Signer } from '../../platform/keys/signer';
import type { AssignmentsApi } from '../assignments/api';
import type { ContestsApi } from '../contests/api';
import type { DrawApi } from '../draw/api';
import type { JudgesApi } from '../judges/api';
import type { NominationsApi } from '../nominations/api';
import type { SeasonsApi } from '../seasons/api';
import type { WinnerFields } from '../winners/record';

export interface Publishing {
  deps: {
    identity: People;
    seasons: SeasonsApi;
    nominations: Pick<
      NominationsApi,
      'findByIds' | 'listByOwner' | 'countErased' | 'listPublishedNames'
    >;
    judges: Pick<JudgesApi, 'listNamed'>;
    assignments: AssignmentsApi;
    draw: Pick<DrawApi, 'drawOf' | 'requireBeaconAsRead'>;
    contests: ContestsApi;
    winners: {
      /** Adds winners to the directory; repeating it does nothing. */
      publish(records: readonly WinnerFields[]): Promise<unknown>;
    };
    recognition: {
      /** Those of these nominations whose award was revoked. */
      findRevoked(nominationIds: readonly string[]): Promise<ReadonlySet<string>>;
    };
    log: {
      /** The public log's last signed head, for the files that people keep; empty before the first. */
      logHead(): Promise<string>;
    };
  };
  platform: Platform;
  signer: Signer;
}
