import { resetLifetime } from '../src/modules/identity/rules';
import type { Mail } from '../src/modules/mail/mail';
import { after } from '../src/platform/clock';
import type { App } from '../src/platform/zod/provider';
import type { Person } from './accounts';
import { testLinks as tokens } from './config';

/** Mails to an address, oldest first. */
export async function mailsTo(app: App, address: string): Promise<Mail[]> {
  await app.background.idle();
  const outbox = app.mongo.db.collection<Mail>('outbox');
  return outbox.find({ 'to.address': address }).sort({ queuedAt: 1 }).toArray();
}

/** Mails to an address, except its registration's link. */
export async function laterMailsTo(app: App, address: string): Promise<Mail[]> {
  const all = await mailsTo(app, address);
  const registered = all.find(({ template }) => template === 'email-confirmation');
  return all.filter((mail) => mail !== registered);
}

/** Template names of mails to an address. */
export async function templatesTo(app: App, address: string): Promise<string[]> {
  return (await laterMailsTo(app, address)).map(({ template }) => template);
}

/** Changes of second factors that a person was mailed about, in order. */
export async function factorChangesTo(app: App, { email }: Pick<Person, 'email'>) {
  const mails = (await mailsTo(app, email)).filter(
    ({ template }) => template === 'factors-changed',
  );
  return mails.map(({ key }) => key.split(':')[2]);
}

/** Mailed links of one template, whose ids are in the mails' keys. */
async function linksTo(app: App, address: string, template: string) {
  const mails = (await mailsTo(app, address)).filter((mail) => mail.template === template);
  return mails.map(({ key, queuedAt }) => ({ id: key.slice(template.length + 1), queuedAt }));
}

/** Tokens of the reset links mailed to an address, oldest first. */
export async function resetTokensOf(app: App, address: string): Promise<string[]> {
  const links = await linksTo(app, address, 'password-reset');
  return links.map(({ id, queuedAt }) =>
    tokens.tokenOf('password-reset', id, after(queuedAt, resetLifetime)),
  );
}

/** Requests a password reset; returns the mailed link's token. */
export async function mailedReset(
  app: App,
  { email }: Pick<Person, 'email'>,
): Promise<string | undefined> {
  await app.inject({ method: 'POST', url: '/api/auth/password-reset', payload: { email } });
  return (await resetTokensOf(app, email)).at(-1);
}

/** Sets a new password with a mailed link; returns the reply. */
export async function resetPassword(app: App, person: Pick<Person, 'email'>, password: string) {
  const payload = { token: await mailedReset(app, person), password };
  const url = '/api/auth/password-reset/confirm';
  const reply = await app.inject({ method: 'POST', url, payload });
  if (reply.statusCode !== 204) throw new Error(reply.body);
  return reply;
}

/** Tokens of the confirmation links mailed to an address, oldest first. */
export async function confirmationTokensOf(app: App, address: string): Promise<string[]> {
  const links = await linksTo(app, address, 'email-confirmation');
  return links.map(({ id }) => tokens.tokenOf('email-confirmation', id));
}

/** Confirms a person's address with the mailed link. */
export async function confirmByLink(
  app: App,
  { authorized: headers, email }: Pick<Person, 'authorized' | 'email'>,
): Promise<void> {
  const url = '/api/auth/email-confirmation/confirm';
  const payload = { token: (await confirmationTokensOf(app, email)).at(-1) };
  const reply = await app.inject({ method: 'POST', url, headers, payload });
  if (reply.statusCode !== 204) throw new Error(reply.body);
  await app.background.idle();
}

/** Changes the confirmed address of a person, who confirms the new one with the mailed link. */
export async function moveTo(app: App, person: Person, email: string): Promise<Person> {
  const { authorized: headers } = person;
  await app.inject({ method: 'POST', url: '/api/account/email', headers, payload: { email } });
  const moved = { ...person, email };
  await confirmByLink(app, moved);
  return moved;
}
