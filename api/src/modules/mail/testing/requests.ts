import { nominationReceived, type ReceivedNomination } from '../events';
import { linkTokens } from '../link-tokens';
import { mailSite } from '../mail-site';
import type { MailRequest } from '../request';

export const origin = 'https://awards.example';

export const testSite = mailSite(
  origin,
  linkTokens('a secret of the tests, long enough for a key'),
);

/** A nomination under review, as its store would give it. */
export function nomination(overrides: Partial<ReceivedNomination> = {}): ReceivedNomination {
  return {
    _id: 'n1',
    revision: 1,
    fullName: 'Ada Sample',
    submitterEmail: 'ada@example.com',
    organization: 'Example Systems',
    category: 'Technology',
    submittedAt: new Date('2025-08-04T09:00:00Z'),
    ...overrides,
  };
}

export function received(overrides: Partial<ReceivedNomination> = {}): MailRequest {
  return nominationReceived(nomination(overrides));
}
