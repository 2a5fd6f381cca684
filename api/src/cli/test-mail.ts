import { email } from '@meritum/shared/contracts/identity';
import { readConfig } from '../config/environment';
import { linkOrigin } from '../modules/mail/settings';
import { sendTestMail } from '../modules/mail/test-mail';

/** `meritum test-mail <e-mail>`: sends a mail by the settings; needs no database. */
export async function testMail([to]: readonly string[]): Promise<void> {
  const { data: address } = email.safeParse(to);
  if (!address) throw new Error('Usage: test-mail <e-mail to send it to>');
  const { mail, publicOrigin } = readConfig();
  console.log(await sendTestMail(mail, { to: address, origin: linkOrigin(publicOrigin) }));
}
