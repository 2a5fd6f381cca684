import type { Platform } from '../../module-kit/define-module';
import type { People } from '../../platform/authorisation/two-organisers';
import type { OwnLinksOnly } from '../mail/links-elsewhere';
import type { Planned, PlannedStore } from './planned-store';
import type { Message, MessagesStore } from './store';
import type { TemplatesStore } from './templates-store';

export interface Messages {
  stores: { messages: MessagesStore; planned: PlannedStore; templates: TemplatesStore };
  deps: { identity: People };
  platform: Platform;
  recordMessage(message: Message): Promise<void>;
  recordPlanned(message: Planned): Promise<void>;
  /** Refuses links to other sites in a text. */
  ownLinksOnly: OwnLinksOnly;
}
