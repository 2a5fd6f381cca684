import { type Delivery, deliverNext } from '../../src/modules/mail/deliver';
import { smtpTransport } from '../../src/modules/mail/transports/smtp';
import { testComposer, testMails } from '../mail-requests';
import type { TestOutbox } from './outbox';
import { silentLog } from './silent-log';

/** Dependencies of a sender, whose pauses are not shortened by chance. */
export function deliveryTo(
  url: string,
  { stores, platform }: Pick<TestOutbox, 'stores' | 'platform'>,
  overrides: Partial<Delivery> = {},
): Delivery {
  return {
    stores,
    platform,
    compose: testComposer(testMails),
    isReadable: (template) => testMails.get(template)?.readable === true,
    transport: smtpTransport(url),
    random: () => 1,
    log: silentLog,
    ...overrides,
  };
}

/** Attempts all due mails; returns how many. */
export async function deliverAll(delivery: Delivery): Promise<number> {
  let attempted = 0;
  while (await deliverNext(delivery)) attempted++;
  return attempted;
}
