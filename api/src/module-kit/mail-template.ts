import type { ReactElement } from 'react';
import type { MailSite } from './mail-site';

export interface Attachment {
  /** With its extension. */
  name: string;
  json: string;
}

/** Every mail greets its reader by name. */
export interface Named {
  name: string;
}

/** The template of one mail. Its text part is derived from the HTML, so both say the same. */
export interface Template<Values extends Named = Named> {
  /**
   * Also the heading. Without values, so that no stranger writes a person's subject line.
   */
  subject: string;
  /** In its place, of what an organiser wrote, which is recorded, or of the programme's own words. */
  subjectOf?(values: Values): string;
  /** Preview line, shown beside the subject. */
  summary: string;
  /** What follows the greeting. */
  Body(props: { values: Values; site: MailSite }): ReactElement;
  /** Why the reader gets it, if not for their account. */
  because?: string;
  /** One-click unsubscribe address (RFC 8058). */
  unsubscribe?(values: Values, site: MailSite): string;
  /** A file of JSON that goes with the mail, with the log's head as the mail has it. */
  attachment?(values: Values, logHead: string): Attachment;
  /** Fictional values for the preview. */
  sample: Values;
}
