import type { ReactElement } from 'react';
import type { MailSite } from './mail-site';

/** How one kind of mail looks. Its text part is read off the HTML, so that both say the same. */
export interface Template<Values extends object = object> {
  /** Also the heading. No value is part of it: nobody writes another's subject line. */
  subject: string;
  /** A line that mail programs show beside the subject. */
  summary: string;
  Body(props: { values: Values; site: MailSite }): ReactElement;
  /** Address that a mail program posts to when its reader wants no more of these (RFC 8058). */
  unsubscribe?(values: Values, site: MailSite): string;
  /** For the preview; a fictional person. */
  sample: Values;
}
