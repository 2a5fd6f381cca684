import type { ReactElement } from 'react';
import type { MailSite } from './mail-site';

export interface Attachment {
  /** The file name with its extension. */
  name: string;
  json: string;
}

export interface Named {
  name: string;
}

/** The template of one mail. Its text part is derived from the HTML, so both say the same. */
export interface Template<Values extends Named = Named> {
  /** Also used as the heading. It has no values, so strangers cannot write a subject line. */
  subject: string;
  /** Replaces the subject with recorded words of an organiser, or with the programme's. */
  subjectOf?(values: Values): string;
  /** Preview line, shown beside the subject. */
  summary: string;
  /** The part after the greeting. */
  Body(props: { values: Values; site: MailSite }): ReactElement;
  /** Why somebody without an account gets it. */
  because?: string;
  /** One-click unsubscribe address (RFC 8058). */
  unsubscribe?(values: Values, site: MailSite): string;
  /** A JSON file attached to the mail, with the same head of the log. */
  attachment?(values: Values, logHead: string): Attachment;
  /** Fictional values for the preview. */
  sample: Values;
}
