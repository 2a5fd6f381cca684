import { randomUUID } from 'node:crypto';
import { sampleTexts } from '@meritum/shared/contracts/sample-texts';
import { currentSeason, openCategory } from '@meritum/shared/programme/season';
import type { Account } from '../../identity/account';
import type { Nomination } from '../../nominations/nomination';

/** A nomination under review. */
export const anyNomination = (submittedBy: string): Nomination => ({
  _id: randomUUID(),
  season: currentSeason,
  category: openCategory,
  submittedBy,
  ...sampleTexts,
  email: 'sample@example.com',
  projectTitle: 'Title',
  supportingLinks: ['', '', '', '', ''],
  supportingDocUrl: '',
  document: null,
  submitterEmail: 'sample@example.com',
  agreeTerms: true,
  status: 'UNDER_REVIEW',
  submission: { key: null, digest: '' },
  submittedAt: new Date(),
  emailConfirmedAt: null,
  revision: 1,
  returned: null,
});

/** A new account. */
export function anyAccount(): Account {
  const _id = randomUUID();
  return {
    _id,
    email: `${_id}@example.com`,
    displayName: 'Sample Person',
    emailConfirmed: false,
    role: 'user',
    createdAt: new Date(),
    credentials: 0,
  };
}
