import type { HeldAddress } from '../../module-kit/personal-data';
import type { Viewer } from '../../platform/authorisation/actor';
import { after, days } from '../../platform/clock';
import type { Mails } from './context';
import { presentMail } from './present';

/** The outbox's functions for other modules. */
export function mailApi({ stores: { outbox }, deps, platform: { clock, config } }: Mails) {
  const { mailsWithheldFrom } = deps.assignments;
  const outOfReach = (without: readonly string[], of?: readonly string[]) =>
    outbox.findOutOfReach(after(clock(), -days(1)), without, of);
  return {
    countDead: (without: readonly string[]) => outbox.count({ state: 'dead', without }),
    /** Addresses whose mail bounced, unless a later one left a day ago without bouncing. */
    outOfReach: (without: readonly string[]) => outOfReach(without),
    /** Addresses whose mail bounced, of kinds that the reader may see; without a reader of any. */
    async cameBack(reader: Viewer | null, addresses: readonly string[]) {
      const all = await outOfReach([], addresses);
      // Finding conflicts of interest is slow, and most addresses have no bounced mail.
      const isWhole = all.length === 0 || reader === null;
      return new Set(isWhole ? all : await outOfReach(await mailsWithheldFrom(reader), addresses));
    },
    /** The last ten mails to these addresses, of the kinds that the reader may see. */
    mailsTo: async (reader: Viewer, addresses: readonly string[]) =>
      (await outbox.findLastTo(addresses, await mailsWithheldFrom(reader), 10)).map((mail) =>
        presentMail(deps.modules.mails, mail),
      ),
    /** The outbox without the kinds that this admin may not see. */
    async state(actor: Viewer) {
      const without = await mailsWithheldFrom(actor);
      const [waiting, oldest, givenUp, reason] = await Promise.all([
        outbox.count({ state: 'queued', without }),
        outbox.findOldestQueued(without),
        outbox.count({ state: 'dead', without }),
        outbox.findReasonToWait(without),
      ]);
      const { perMinute } = config.mail;
      return { waiting, perMinute, oldestQueuedAt: oldest?.toISOString() ?? null, reason, givenUp };
    },
    addressesSince: outbox.findAddressesSince,
    /** Erases the recipients of mails whose keys have this prefix; waiting mails are not sent. */
    forget: (keysFrom: string) => outbox.erase({ keysFrom }, clock()),
    /** Redirects mails that wait or have failed at a former address to the present one. */
    followAddress: ({ email, former }: { email: string; former: readonly HeldAddress[] }) =>
      Promise.all(former.map((held) => outbox.updateAddress(held, email, clock()))),
  };
}
