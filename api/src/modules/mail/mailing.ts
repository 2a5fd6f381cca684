import plugin from 'fastify-plugin';
import type { Clock } from '../../platform/clock';
import { enqueueMail } from './commands';
import { composer } from './compose';
import type { MailCatalogue } from './define-mail';
import { deliverNext } from './deliver';
import type { MailSite } from './mail-site';
import { type OutboxStore, outboxStore } from './outbox-store';
import type { PendingMails } from './pending-mails';
import { repairOutbox } from './repair';
import type { MailRequest } from './request';
import { Sender } from './sender';
import type { MailSettings } from './settings';
import { fileTransport } from './transports/files';
import { smtpTransport } from './transports/smtp';

/** How the other modules send mail. */
export interface Mailing {
  outbox: OutboxStore;
  /** Makes the sender of this process look for what is due. */
  wake(): void;
  /**
   * Queues the mail of an event that has been written, and with it that the mail is owed. Never
   * fails: what cannot be queued at this moment is found by that mark.
   */
  queue(request: MailRequest): Promise<void>;
}

interface Options {
  settings: MailSettings;
  site: MailSite;
  clock: Clock;
  /** Every mail that can be written. */
  mails: MailCatalogue;
  /** Where modules note the mails that they owe. */
  owed: readonly PendingMails[];
}

/** The outbox, and the sender that empties it. */
export const mailing = plugin<Options>(
  async (app, { settings, site, clock, mails, owed }) => {
    const { smtpUrl, from, directory } = settings;
    const { log } = app;
    const context = { outbox: outboxStore(app.mongo.db), clock, log };
    const delivery = {
      ...context,
      compose: composer({ site, from, mails }),
      transport: smtpUrl ? smtpTransport(smtpUrl) : fileTransport(directory),
      random: Math.random,
    };
    const sender = new Sender({
      isReady: app.mongo.isReady,
      deliverNext: () => deliverNext(delivery),
      repair: () => repairOutbox({ ...context, owed }),
      log,
    });
    const wake = () => {
      if (settings.sending) sender.wake();
    };
    app.decorate('mailing', {
      outbox: context.outbox,
      wake,
      async queue(request) {
        try {
          await enqueueMail(context, request);
          wake();
        } catch (err) {
          log.error({ err, template: request.template }, 'a mail could not be queued');
        }
      },
    });
    app.addHook('onReady', async () => {
      if (!smtpUrl)
        log.info({ directory }, 'no mail server is configured (SMTP_URL): mails become files');
      wake();
    });
    app.addHook('onClose', () => sender.stop());
  },
  { name: 'mailing', dependencies: ['mongo'] },
);

declare module 'fastify' {
  interface FastifyInstance {
    mailing: Mailing;
  }
}
