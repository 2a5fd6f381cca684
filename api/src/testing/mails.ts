import { linkTokens } from '../modules/mail/link-tokens';
import type { Mail } from '../modules/mail/mail';
import type { App } from '../platform/zod/provider';
import { testSecret } from './config';

const tokens = linkTokens(testSecret);

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

/** The tokens of the reset links that an address was mailed, the oldest first. */
export async function resetTokensOf(app: App, address: string): Promise<string[]> {
  const mails = await mailsTo(app, address);
  return mails
    .filter(({ template }) => template === 'password-reset')
    .map(({ values }) => tokens.tokenOf('password-reset', String(values?.resetId)));
}

/** The tokens of the links that confirm an address. */
export async function confirmationTokensOf(app: App, address: string): Promise<string[]> {
  const mails = await mailsTo(app, address);
  return mails
    .filter(({ template }) => template === 'email-confirmation')
    .map(({ values }) => tokens.tokenOf('email-confirmation', String(values?.confirmationId)));
}
