import * as z from 'zod/mini';
import type { MailCatalogue, MailDefinition } from '../../module-kit/define-mail';
import type { Recipient } from '../../module-kit/mail-request';
import type { MailSite } from '../../module-kit/mail-site';
import type { Attachment } from '../../module-kit/mail-template';
import { greetedName } from '../../platform/text';
import type { Mail } from './mail';
import { messageIdOf } from './rules';
import { withoutTyped } from './typed';

/** A mail as transports get it. */
export interface ComposedMail {
  key: string;
  messageId: string;
  from: Recipient;
  replyTo: string;
  to: Recipient;
  subject: string;
  html: string;
  text: string;
  date: Date;
  /** One-click unsubscribe address. */
  unsubscribe?: string;
  attachment?: Attachment;
}

/** Hands a mail over for delivery. */
export interface Transport {
  /** Resolves once the receiving server is responsible for the mail. */
  send(mail: ComposedMail): Promise<void>;
}

export type Compose = (mail: Mail) => Promise<ComposedMail>;

interface Composing {
  site: MailSite;
  from: string;
  mails: MailCatalogue;
  /** The last signed head of the public log as a line; empty before the first. */
  logHead(): Promise<string>;
}

/** Programs show the name first, so a name with a link is left out. */
const addressed = ({ address, name, confirmed }: Recipient): Recipient => ({
  address,
  name: (confirmed && greetedName(name)) || '',
});

interface Addressed {
  to: Pick<Recipient, 'confirmed'>;
  values: object;
}

/** Writes a mail with the values that its recipient may see. */
async function write(
  definition: MailDefinition,
  { to, values }: Addressed,
  site: MailSite,
  logHead = '',
) {
  const { renderMail } = await import('./render');
  const given = z.parse(definition.values, values);
  const readable = to.confirmed ? given : withoutTyped(definition, given);
  const template = definition.template;
  return { template, readable, content: renderMail(template, readable, site, logHead) };
}

/** Reads a mail's text; null for kinds that organisers may not read. */
export type ReadMail = (
  mail: Addressed & Pick<Mail, 'template'>,
) => Promise<{ subject: string; text: string } | null>;

/** Returns a function that writes mails for organisers, with invalid links. */
export function mailReader({ site, mails }: Pick<Composing, 'site' | 'mails'>): ReadMail {
  const plain: MailSite = {
    ...site,
    provingLink: (path) => site.link(path),
    provingCall: (path) => site.link(path),
    provingCode: () => null,
  };
  return async ({ template, ...mail }) => {
    const definition = mails.get(template);
    if (!definition?.readable) return null;
    const { subject, text } = (await write(definition, mail, plain)).content;
    return { subject, text };
  };
}

/** Returns a function that writes mails; the first call loads the renderer. */
export function composer({ site, from, mails, logHead }: Composing): Compose {
  /** The address is in the fragment, which browsers do not send to servers. */
  const siteOf = ({ address }: Recipient): MailSite => ({
    ...site,
    ownLink: (path) => {
      const url = new URL(site.link(path));
      url.searchParams.set('from', 'mail');
      url.hash = `for=${encodeURIComponent(address)}`;
      return url.href;
    },
  });
  return async ({ _id, key, to, template, values, queuedAt }) => {
    if (!to || !values) throw new Error('The mail no longer has a recipient or values');
    const definition = mails.get(template);
    if (!definition) throw new Error(`This version has no template ${template}`);
    const head = definition.withLogHead ? await logHead() : '';
    const {
      template: written,
      readable,
      content,
    } = await write(definition, { to, values }, siteOf(to), head);
    const unsubscribe = written.unsubscribe?.(readable, site);
    return {
      ...content,
      ...(unsubscribe && { unsubscribe }),
      ...(written.attachment && { attachment: written.attachment(readable, head) }),
      key,
      messageId: messageIdOf(_id, site.origin),
      from: { address: from, name: site.productName },
      replyTo: site.supportEmail,
      to: addressed(to),
      date: queuedAt,
    };
  };
}
