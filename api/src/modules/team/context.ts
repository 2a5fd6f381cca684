import type { ActivityReply, PersonReply } from '@meritum/shared/contracts/team';
import type { Platform } from '../../module-kit/define-module';
import type { Decider } from '../../platform/authorisation/actor';
import type { People } from '../../platform/authorisation/two-organisers';
import type { JudgesApi } from '../judges/api';
import type { NominationsApi } from '../nominations/api';
import type { PublicationApi } from '../publication/api';
import type { SeasonsApi } from '../seasons/api';
import type { FiltersStore } from './filters-store';
import type { NotesStore } from './notes-store';
import type { VisitsStore } from './visits-store';

export interface Team {
  stores: { notes: NotesStore; filters: FiltersStore; visits: VisitsStore };
  deps: {
    identity: People;
    audit: { actsOfOthers(reader: Decider, since: Date): Promise<ActivityReply['lines']> };
    seasons: Pick<SeasonsApi, 'named'>;
    nominations: NominationsApi;
    judges: JudgesApi;
    assignments: {
      /** Nominations of a season that judges with these accounts were ever assigned. */
      findNominationIdsByAccounts(accounts: readonly string[], season: string): Promise<string[]>;
    };
    publication: Pick<PublicationApi, 'publishedResultOf'>;
    recognition: {
      /** Those of these nominations whose award was revoked. */
      findRevoked(nominationIds: readonly string[]): Promise<ReadonlySet<string>>;
    };
    mail: {
      /** The last mails to these addresses, of the kinds that the reader may see, newest first. */
      mailsTo(reader: Decider, addresses: readonly string[]): Promise<PersonReply['mails']>;
      /** Those addresses whose mail bounced, for the same kinds of mail. */
      cameBack(reader: Decider, addresses: readonly string[]): Promise<ReadonlySet<string>>;
    };
  };
  platform: Platform;
}
