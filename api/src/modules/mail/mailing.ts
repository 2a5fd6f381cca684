import plugin from 'fastify-plugin';
import type { MailCatalogue } from '../../module-kit/define-mail';
import type { MailRequest } from '../../module-kit/mail-request';
import type { MailSite } from '../../module-kit/mail-site';
import type { PendingMails } from '../../module-kit/pending-mails';
import type { Clock } from '../../platform/clock';
import { enqueueMail } from './commands';
import { composer } from './compose';
import { isReadable } from './context';
import { deliverNext } from './deliver';
import { type OutboxStore, outboxStore } from './outbox-store';
import { paceOf } from './pace';
import { repairOutbox } from './repair';
import { Sender } from './sender';
import type { MailSettings } from './settings';
import { fileTransport } from './transports/files';
import { smtpTransport } from './transports/smtp';

interface Mailing {
  outbox: OutboxStore;
  /** Makes the sender of this process look for due mails. */
  wake(): void;
  /**
   * Queues the pending mail of a stored event. Never fails: repair queues it later if this cannot.
   */
  queue(request: MailRequest): Promise<void>;
}

interface Options {
  settings: MailSettings;
  site: MailSite;
  clock: Clock;
  mails: MailCatalogue;
  logHead(): Promise<string>;
  pending: readonly PendingMails[];
}

/** The outbox and its sender. */
export const mailing = plugin<Options>(
  async (app, { settings, site, clock, mails, logHead, pending }) => {
    const { smtpUrl, from, directory, perMinute } = settings;
    const { log } = app;
    const outbox = outboxStore(app.mongo.db);
    const context = { stores: { outbox }, platform: { clock }, log };
    const delivery = {
      ...context,
      compose: composer({ site, from, mails, logHead }),
      isReadable: (template: string) => isReadable(mails, template),
      transport: smtpUrl ? smtpTransport(smtpUrl) : fileTransport(directory),
      random: Math.random,
    };
    const sender = new Sender({
      isReady: app.mongo.isReady,
      deliverNext: () => deliverNext(delivery),
      // Files need no pauses.
      pause: smtpUrl ? paceOf(() => perMinute / (app.limits?.sharedBy ?? 1)) : () => 0,
      repair: () => repairOutbox({ ...context, pending }),
      log,
    });
    const wake = () => {
      if (settings.sending) sender.wake();
    };
    app.decorate('mailing', {
      outbox,
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
        log.warn({ directory }, 'no mail server is configured (SMTP_URL): storing mails as files');
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
