import type { HeldAddress } from '../../module-kit/personal-data';
import type { Viewer } from '../../platform/authorisation/actor';
import { after, days } from '../../platform/clock';
import type { Mails } from './context';
import { presentMail } from './present';

/** What other modules may ask about mails, and when somebody's address changes or is forgotten. */
export function mailApi({ stores: { outbox }, deps, platform: { clock, config } }: Mails) {
  const { mailsWithheldFrom } = deps.assignments;
  const outOfReach = (without: readonly string[], of?: readonly string[]) =>
    outbox.findOutOfReach(after(clock(), -days(1)), without, of);
  return {
    countDead: (without: readonly string[]) => outbox.count({ state: 'dead', without }),
    /** Addresses whose mail came back, unless a mail that left a day ago has not. */
    outOfReach: (without: readonly string[]) => outOfReach(without),
    /** Those of the addresses, of the kinds that the reader may see; without a reader of all. */
    async cameBack(reader: Viewer | null, addresses: readonly string[]) {
      const all = await outOfReach([], addresses);
      // Conflicts of interest take a season's entries to know; mail seldom comes back.
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
    /** Erases who got the mails whose keys begin so; those that wait are not sent. */
    forget: (keysFrom: string) => outbox.erase({ keysFrom }, clock()),
    /** What waits, or has failed, at a former address of an account goes to its present one. */
    followAddress: ({ email, former }: { email: string; former: readonly HeldAddress[] }) =>
      Promise.all(former.map((held) => outbox.updateAddress(held, email, clock()))),
  };
}
