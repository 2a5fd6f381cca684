import type { ReactElement } from 'react';
import type { MailSite } from '../mail-site';
import type { TemplateName, Values } from '../values';

/** One kind of mail. Its text part is read off the HTML, so that both always say the same. */
export interface Template<Name extends TemplateName> {
  /** Also the heading. No value is part of it: nobody writes another's subject line. */
  subject: string;
  /** A line that mail programs show beside the subject. */
  summary: string;
  Body(props: { values: Values<Name>; site: MailSite }): ReactElement;
  /** For the preview; a fictional person. */
  sample: Values<Name>;
}
