import type { MailCatalogue } from '../../module-kit/define-mail';
import { defineModule, needs } from '../../module-kit/define-module';
import type { MailSite } from '../../module-kit/mail-site';
import type { PendingMails } from '../../module-kit/pending-mails';
import type { HeldAddress } from '../../module-kit/personal-data';
import { byEachProcess, byOneProcess } from '../../module-kit/upkeep';
import type { Viewer } from '../../platform/authorisation/actor';
import { after, days, hours, minutes } from '../../platform/clock';
import type { Metrics } from '../../platform/metrics/metrics';
import { readBounces } from './bounces/read';
import { copiesOfMails, forgetRecipient, type Outbox } from './commands';
import { mailReader } from './compose';
import { developmentMailRoutes, hasDevelopmentPages } from './development/routes';
import { forgetStoredMails, removeStoredMails } from './development/stored-mails';
import type { Mail } from './mail';
import { outboxStore } from './outbox-store';
import { removeOldMails } from './repair';
import { mailRoutes, presentMail } from './routes';
import { mailsKeptFor } from './rules';

interface Needs {
  wake(): void;
  site: MailSite;
  withheldFrom(actor: Viewer): Promise<readonly string[]>;
  mails: MailCatalogue;
  pending: readonly PendingMails[];
}

/** Measures what waits in the outbox; each process says the same of it. */
function measureOutbox({ outbox, clock }: Outbox, metrics: Metrics): void {
  metrics.gauge({
    name: 'meritum_mails_waiting',
    help: 'Mails that wait to be sent, first attempts and repeated ones',
    read: () => outbox.count({ state: 'queued' }),
  });
  metrics.gauge({
    name: 'meritum_mails_oldest_seconds',
    help: 'How long the oldest of the waiting mails has waited',
    async read() {
      const oldest = await outbox.oldestQueued([]);
      return oldest ? (clock().getTime() - oldest.getTime()) / 1_000 : 0;
    },
  });
  metrics.gauge({
    name: 'meritum_mails_dead',
    help: 'Mails that were given up after their last attempt',
    read: () => outbox.count({ state: 'dead' }),
  });
}

/** The outbox, which knows mails by name only. Its sender is in `mailing.ts`. */
export const mailModule = defineModule({
  name: 'mail',
  stores: { outbox: outboxStore },
  mails: [],
  deps: needs<Needs>(),
  start({
    stores: { outbox },
    deps: { wake, site, mails, pending, withheldFrom },
    platform: { trail, config, clock, metrics, log },
  }) {
    const context = { outbox, clock };
    const read = mailReader({ site, mails });
    const isReadable = (template: string) => mails.get(template)?.readable === true;
    const recordAudit = (mail: Mail) => trail.recordAudit(outbox.pending, mail);
    const templates = [...mails.keys()];
    const { publicOrigin } = config;
    const { directory, bouncesUrl, perMinute } = config.mail;
    const mailing = { ...context, read, isReadable, recordAudit, wake, templates, withheldFrom };
    measureOutbox(context, metrics);
    return {
      commands: {},
      api: {
        countDead: (without: readonly string[]) => outbox.count({ state: 'dead', without }),
        /** Addresses whose mail came back, unless one that left a day ago has not. */
        outOfReach: (without: readonly string[]) =>
          outbox.outOfReach(after(clock(), -days(1)), without),
        /** Those of the addresses, of the kinds that the reader may see; without a reader of all. */
        cameBack: async (reader: Viewer | null, addresses: readonly string[]) => {
          const asked = (without: readonly string[]) =>
            outbox.outOfReach(after(clock(), -days(1)), without, addresses);
          const all = await asked([]);
          // Conflicts of interest take a season's entries to know; mail seldom comes back.
          const isWhole = all.length === 0 || reader === null;
          return new Set(isWhole ? all : await asked(await withheldFrom(reader)));
        },
        /** The last ten mails to these addresses, of the kinds that the reader may see. */
        mailsTo: async (reader: Viewer, addresses: readonly string[]) =>
          (await outbox.lastTo(addresses, await withheldFrom(reader), 10)).map((mail) =>
            presentMail(mail, isReadable(mail.template)),
          ),
        /** The outbox without the kinds that this admin may not see. */
        state: async (actor: Viewer) => {
          const without = await withheldFrom(actor);
          const [waiting, oldest, givenUp, reason] = await Promise.all([
            outbox.count({ state: 'queued', without }),
            outbox.oldestQueued(without),
            outbox.count({ state: 'dead', without }),
            outbox.reasonToWait(without),
          ]);
          const oldestQueuedAt = oldest?.toISOString() ?? null;
          return { waiting, perMinute, oldestQueuedAt, reason, givenUp };
        },
        addressesSince: outbox.addressesSince,
        /** Erases who got the mails whose keys begin so; those that wait are not sent. */
        forget: (keysFrom: string) => outbox.forget({ keysFrom }, clock()),
        /** What waits, or has failed, at a former address of an account goes to its present one. */
        followAddress: ({ email, former }: { email: string; former: readonly HeldAddress[] }) =>
          Promise.all(former.map((held) => outbox.readdress(held, email, clock()))),
        /** The text of a mail before it is sent; null for kinds that organisers may not read. */
        read,
      },
      routes: [
        (app) => mailRoutes(app, mailing),
        async (app) => {
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
              const copies = addresses.map((held) => copiesOfMails({ outbox, isReadable }, held));
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
