import * as z from 'zod/mini';
import { greetedName } from '../../platform/text';
import type { MailCatalogue } from './define-mail';
import type { Mail } from './mail';
import type { MailSite } from './mail-site';
import type { Recipient } from './request';
import { messageIdOf } from './rules';
import type { Attachment } from './template';
import { withoutTyped } from './typed';

/** A mail as a transport gets it. */
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
  /** Resolves once the receiver is responsible for the mail. */
  send(mail: ComposedMail): Promise<void>;
}

export type Compose = (mail: Mail) => Promise<ComposedMail>;

interface Composing {
  site: MailSite;
  from: string;
  mails: MailCatalogue;
}

/** Programs show the name first, so it must not contain a link. */
const addressed = ({ address, name, confirmed }: Recipient): Recipient => ({
  address,
  name: (confirmed && greetedName(name)) || '',
});

/** Returns a function that writes mails; the renderer is loaded with the first one. */
export function composer({ site, from, mails }: Composing): Compose {
  return async ({ key, to, template, values, queuedAt }) => {
    if (!to || !values) throw new Error('The mail no longer has a recipient or values');
    const definition = mails.get(template);
    if (!definition) throw new Error(`This version has no template ${template}`);
    const { renderMail } = await import('./render');
    const given = z.parse(definition.values, values);
    const told = to.confirmed ? given : withoutTyped(definition, given);
    const written = await definition.template();
    const unsubscribe = written.unsubscribe?.(told, site);
    return {
      ...renderMail(written, told, site),
      ...(unsubscribe && { unsubscribe }),
      ...(written.attachment && { attachment: written.attachment(told) }),
      key,
      messageId: messageIdOf(key, site.origin),
      from: { address: from, name: site.productName },
      replyTo: site.supportEmail,
      to: addressed(to),
      date: queuedAt,
    };
  };
}
