import { site } from '@meritum/shared/programme/site';
import type { Platform } from '../../module-kit/define-module';
import { mailSite } from '../../module-kit/mail-site';
import { linkTokens } from '../../platform/link-tokens';

export interface MailSettings {
  /** `smtp://user:password@host:587` or `smtps://...`; without it, mails are stored as files. */
  smtpUrl: string | undefined;
  /** `imaps://user:password@host/INBOX`, where bounces arrive; without it, none is read. */
  bouncesUrl: string | undefined;
  from: string;
  /** Directory for mails when there is no mail server. */
  directory: string;
  /** Whether this process sends; it queues in any case. */
  sending: boolean;
  /** Mails that leave in a minute, from all processes together. */
  perMinute: number;
  /** Whether pages show the stored mails, to anyone. */
  pages: boolean;
}

export function linkOrigin(publicOrigin: string | undefined): string {
  return publicOrigin ?? site.origin;
}

/** The site as mails link to it. */
export const siteOf = ({ config, clock }: Pick<Platform, 'config' | 'clock'>) =>
  mailSite(linkOrigin(config.publicOrigin), linkTokens(config.keys['mailed links']), clock);
