import type { Mail } from '../modules/mail/mail';
import type { App } from '../platform/zod/provider';
import type { Person } from './accounts';
import { testLinks as tokens } from './config';

/** What the outbox holds for an address, in the order of its queueing. */
export async function mailsTo(app: App, address: string): Promise<Mail[]> {
  await app.background.idle();
  const outbox = app.mongo.db.collection<Mail>('outbox');
  return outbox.find({ 'to.address': address }).sort({ queuedAt: 1 }).toArray();
}

/** Names of the templates that an address was sent. */
export async function templatesTo(app: App, address: string): Promise<string[]> {
  return (await mailsTo(app, address)).map(({ template }) => template);
}

/** The ids that an address was mailed links of, by template; they stay in a mail's key. */
async function linkedIds(app: App, address: string, template: string): Promise<string[]> {
  const mails = await mailsTo(app, address);
  return mails
    .filter((mail) => mail.template === template)
    .map(({ key }) => key.slice(template.length + 1));
}

/** The tokens of the reset links that an address was mailed, the oldest first. */
export async function resetTokensOf(app: App, address: string): Promise<string[]> {
  const ids = await linkedIds(app, address, 'password-reset');
  return ids.map((id) => tokens.tokenOf('password-reset', id));
}

/** The tokens of the links that confirm an address. */
export async function confirmationTokensOf(app: App, address: string): Promise<string[]> {
  const ids = await linkedIds(app, address, 'email-confirmation');
  return ids.map((id) => tokens.tokenOf('email-confirmation', id));
}

/** Confirms a person's address as its owner does, by the mailed link. */
export async function confirmByLink(
  app: App,
  { authorized: headers, email }: Pick<Person, 'authorized' | 'email'>,
): Promise<void> {
  const url = '/api/auth/email-confirmation';
  await app.inject({ method: 'POST', url, headers });
  const [token] = await confirmationTokensOf(app, email);
  const payload = { token };
  const reply = await app.inject({ method: 'POST', url: `${url}/confirm`, headers, payload });
  if (reply.statusCode !== 204) throw new Error(reply.body);
  await app.background.idle();
}
