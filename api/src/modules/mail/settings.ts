import { site } from '@meritum/shared/programme/site';

/** What the mail module is configured with. */
export interface MailSettings {
  /** `smtp://user:password@host:587` or `smtps://...`; without it mails become files. */
  smtpUrl: string | undefined;
  /** Address that mails come from. */
  from: string;
  /** Where mails become files when there is no mail server. */
  directory: string;
  /** Whether this process sends; it queues in any case. */
  sending: boolean;
  /** Whether pages show those files, to anyone who asks. */
  pages: boolean;
}

/** Origin that all links of all mails lead to. */
export function linkOrigin(publicOrigin: string | undefined): string {
  return publicOrigin ?? site.origin;
}
