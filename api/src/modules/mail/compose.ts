import * as z from 'zod/mini';
import type { MailCatalogue } from './define-mail';
import type { Mail } from './mail';
import type { MailSite } from './mail-site';
import type { Recipient } from './request';
import { messageIdOf } from './rules';

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
}

export type Compose = (mail: Mail) => Promise<ComposedMail>;

interface Composing {
  site: MailSite;
  from: string;
  mails: MailCatalogue;
}

/** Writes mails; what renders them is loaded with the first one, not at the start of the process. */
export function composer({ site, from, mails }: Composing): Compose {
  return async ({ key, to, template, values, queuedAt }) => {
    if (!to || !values) throw new Error('The mail has no recipient or no values any more');
    const definition = mails.get(template);
    if (!definition) throw new Error(`This version has no template ${template}`);
    const { renderMail } = await import('./render');
    const content = renderMail(
      await definition.template(),
      z.parse(definition.values, values),
      site,
    );
    return {
      ...content,
      key,
      messageId: messageIdOf(key, site.origin),
      from: { address: from, name: site.productName },
      replyTo: site.supportEmail,
      to,
      date: queuedAt,
    };
  };
}
