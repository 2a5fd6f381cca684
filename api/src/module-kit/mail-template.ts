import type { ReactElement } from 'react';
import type { MailSite } from './mail-site';

export interface Attachment {
  /** With its extension. */
  name: string;
  json: string;
}

export interface Named {
  name: string;
}

/** The template of one mail. Its text part is derived from the HTML, so both say the same. */
export interface Template<Values extends Named = Named> {
  /** Also the heading. It has no values, so that no stranger writes a person's subject line. */
  subject: string;
  /** Replaces the subject: by an organiser's recorded words, or the programme's own. */
  subjectOf?(values: Values): string;
  /** Preview line, shown beside the subject. */
  summary: string;
  /** What follows the greeting. */
  Body(props: { values: Values; site: MailSite }): ReactElement;
  /** The reason why somebody without an account gets it. */
  because?: string;
  /** One-click unsubscribe address (RFC 8058). */
  unsubscribe?(values: Values, site: MailSite): string;
  /** A JSON file for the mail, which has the same head of the log. */
  attachment?(values: Values, logHead: string): Attachment;
  /** Fictional values for the preview. */
  sample: Values;
}
