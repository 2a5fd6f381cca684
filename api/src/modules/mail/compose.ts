import * as z from 'zod/mini';
import { greetedName } from '../../platform/text';
import type { MailCatalogue } from './define-mail';
import type { Mail } from './mail';
import type { MailSite } from './mail-site';
import type { Recipient } from './request';
import { messageIdOf } from './rules';
import { withoutTyped } from './typed';

/** A mail as it goes to a transport. */
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
  /** Address that stops mails of this kind, in a mail program's own way. */
  unsubscribe?: string;
}

export type Compose = (mail: Mail) => Promise<ComposedMail>;

interface Composing {
  site: MailSite;
  from: string;
  mails: MailCatalogue;
}

/** The name beside an address is shown before anything else; it is no place for a link. */
const addressed = ({ address, name, confirmed }: Recipient): Recipient => ({
  address,
  name: (confirmed && greetedName(name)) || '',
});

/** Writes mails; what renders them is loaded with the first one, not at the start of the process. */
export function composer({ site, from, mails }: Composing): Compose {
  return async ({ key, to, template, values, queuedAt }) => {
    if (!to || !values) throw new Error('The mail has no recipient or no values any more');
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
      key,
      messageId: messageIdOf(key, site.origin),
      from: { address: from, name: site.productName },
      replyTo: site.supportEmail,
      to: addressed(to),
      date: queuedAt,
    };
  };
}
