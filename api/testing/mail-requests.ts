import { catalogueOf, type MailCatalogue } from '../src/module-kit/define-mail';
import type { MailRequest } from '../src/module-kit/mail-request';
import { mailSite } from '../src/module-kit/mail-site';
import { composer } from '../src/modules/mail/compose';
import {
  nominationReceived,
  received as receivedMail,
} from '../src/modules/nominations/mails/NominationReceived';
import { returned } from '../src/modules/nominations/mails/NominationReturned';
import { withdrawn } from '../src/modules/nominations/mails/NominationWithdrawn';
import type { MailedNomination } from '../src/modules/nominations/mails/nominator';
import { testLinks } from './config';

export const origin = 'https://awards.example';

export const testSite = mailSite(origin, testLinks);

/** A signed head of the public log in the form of mails. */
export const testLogHead = 'meritum-log-head/1 7 root time key signature';

export const testComposer = (mails: MailCatalogue) =>
  composer({
    site: testSite,
    from: 'awards@awards.example',
    mails,
    logHead: async () => testLogHead,
  });

export const testMails = catalogueOf([receivedMail, returned, withdrawn]);

const nomination: MailedNomination = {
  _id: 'n1',
  revision: 1,
  fullName: 'Ada Sample',
  submitterEmail: 'ada@example.com',
  organization: 'Example Systems',
  category: 'Technology',
  submittedAt: new Date('2025-08-04T09:00:00Z'),
};

/** The mail about a received nomination, one for each revision. */
export function received(overrides: Partial<MailedNomination> = {}): MailRequest {
  const about = { ...nomination, ...overrides };
  const { maxADay: _, ...request } = nominationReceived(about, { emailConfirmed: true });
  return request;
}
