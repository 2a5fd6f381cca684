import type { ReactElement } from 'react';
import type { MailSite } from './mail-site';

/** The template of one mail. Its text part is derived from the HTML, so both say the same. */
export interface Template<Values extends object = object> {
  /** Also the heading. Without values, so that nobody writes another person's subject line. */
  subject: string;
  /** Preview line, shown beside the subject. */
  summary: string;
  Body(props: { values: Values; site: MailSite }): ReactElement;
  /** One-click unsubscribe address (RFC 8058). */
  unsubscribe?(values: Values, site: MailSite): string;
  /** Fictional values for the preview. */
  sample: Values;
}
