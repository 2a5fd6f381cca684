import type { Mail } from './mail';
import type { MailSite } from './mail-site';
import type { Recipient } from './request';
import { messageIdOf } from './rules';
import { isTemplateName, parseValues } from './values';

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

/** Writes mails; what renders them is loaded with the first one, not at the start of the process. */
export function composer({ site, from }: { site: MailSite; from: string }): Compose {
  return async ({ key, to, template, values, queuedAt }) => {
    if (!to || !values) throw new Error('The mail has no recipient or no values any more');
    if (!isTemplateName(template)) throw new Error(`This version has no template ${template}`);
    const { renderMail } = await import('./templates/render');
    const content = renderMail(template, parseValues(template, values), site);
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
