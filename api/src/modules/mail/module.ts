import { defineModule, needs } from '../../module-kit/define-module';
import { byEachProcess, byOneProcess } from '../../module-kit/upkeep';
import { after, hours, minutes } from '../../platform/clock';
import { mailApi } from './api';
import { readBounces } from './bounces/read';
import { copiesOfMails, forgetRecipient } from './commands';
import type { Mails } from './context';
import { developmentMailRoutes, hasDevelopmentPages } from './development/routes';
import { forgetStoredMails, removeStoredMails } from './development/stored-mails';
import { outboxStore } from './outbox-store';
import { removeOldMails } from './repair';
import { mailRoutes } from './routes';
import { mailsKeptFor } from './rules';
import { siteOf } from './settings';

/** Measures the waiting mails of the outbox; each process measures the same. */
function measureOutbox({ stores: { outbox }, platform: { clock, metrics } }: Mails): void {
  metrics.gauge({
    name: 'meritum_mails_waiting',
    help: 'Mails that wait to be sent, first attempts and repeated ones',
    read: () => outbox.count({ state: 'queued' }),
  });
  metrics.gauge({
    name: 'meritum_mails_oldest_seconds',
    help: 'How long the oldest of the waiting mails has waited',
    async read() {
      const oldest = await outbox.findOldestQueued([]);
      return oldest ? (clock().getTime() - oldest.getTime()) / 1_000 : 0;
    },
  });
  metrics.gauge({
    name: 'meritum_mails_dead',
    help: 'Mails that were given up after their last attempt',
    read: () => outbox.count({ state: 'dead' }),
  });
}

/** The outbox knows mails by name only. Its sender is in `mailing.ts`. */
export const mailModule = defineModule({
  name: 'mail',
  stores: { outbox: outboxStore },
  mails: [],
  deps: needs<Mails['deps']>(),
  start({ stores, deps, platform }) {
    const { trail, config, clock, log } = platform;
    const { mails, pending } = deps.modules;
    const { directory, bouncesUrl } = config.mail;
    const context: Mails = {
      ...{ stores, deps, platform },
      site: siteOf(platform),
      recordAudit: (mail) => trail.recordAudit(stores.outbox.pendingEntries, mail),
    };
    const { site } = context;
    measureOutbox(context);
    return {
      commands: {},
      api: mailApi(context),
      routes: [
        (app) => mailRoutes(app, context),
        async (app) => {
          const { publicOrigin } = config;
          if (hasDevelopmentPages(config.mail))
            await developmentMailRoutes(app, { directory, site, mails, publicOrigin });
        },
      ],
      upkeep: [
        ...(bouncesUrl
          ? [
              byOneProcess('reading mails that came back', minutes(5), () =>
                readBounces({ ...context, log, origin: site.origin }, bouncesUrl),
              ),
            ]
          : []),
        byOneProcess('removing old mails', hours(1), () =>
          removeOldMails({ ...context, pending, log }),
        ),
        byEachProcess('removing old stored mails', hours(1), () =>
          removeStoredMails(directory, after(clock(), -mailsKeptFor)),
        ),
      ],
      personalData: {
        outbox: {
          archive: {
            file: 'mails.json',
            about: 'which mails we sent you, and when, with what we keep of them',
            of: async ({ addresses }) => {
              const copies = addresses.map((held) => copiesOfMails(context, held));
              return (await Promise.all(copies)).flat();
            },
          },
          erase: async ({ addresses }) => {
            for (const held of addresses) {
              await forgetRecipient(context, held);
              await forgetStoredMails(directory, held);
            }
          },
        },
      },
    };
  },
});
