import { randomUUID } from 'node:crypto';
import { currentSeason, openCategory } from '@meritum/shared/programme/season';
import type { Account } from '../../identity/account';
import type { Nomination } from '../../nominations/nomination';

/** A nomination under review. */
export const anyNomination = (submittedBy: string): Nomination => ({
  _id: randomUUID(),
  season: currentSeason,
  category: openCategory,
  submittedBy,
  fullName: 'Sample Person',
  email: 'sample@example.com',
  designation: 'Engineer',
  organization: 'Example Systems',
  linkedInUrl: 'https://www.linkedin.com/in/sample',
  projectTitle: 'Title',
  essay: 'Words.',
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

/** An account of somebody new. */
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
