import type { MailCatalogue } from '../../module-kit/define-mail';
import type { Platform } from '../../module-kit/define-module';
import type { MailSite } from '../../module-kit/mail-site';
import type { PendingMails } from '../../module-kit/pending-mails';
import type { Viewer } from '../../platform/authorisation/actor';
import type { Mail } from './mail';
import type { OutboxStore } from './outbox-store';

export interface Outbox {
  stores: { outbox: OutboxStore };
  platform: Pick<Platform, 'clock'>;
}

export interface Mails extends Outbox {
  deps: {
    assignments: {
      /** Kinds of mail that the actor may not see over a conflict of interest. */
      mailsWithheldFrom(actor: Viewer): Promise<readonly string[]>;
    };
    /** The mails of all modules, and where they are pending. */
    modules: { mails: MailCatalogue; pending: readonly PendingMails[] };
    /** Wakes the sender for new mails. */
    sender: { wake(): void };
  };
  platform: Platform;
  site: MailSite;
  recordAudit(mail: Mail): Promise<void>;
}

/** Whether organisers may read mails of a kind. */
export const isReadable = (mails: MailCatalogue, template: string): boolean =>
  mails.get(template)?.readable === true;
