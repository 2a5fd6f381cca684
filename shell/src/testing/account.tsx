import type { UserProfile } from '@meritum/shared/contracts/identity';
import { accountPath } from '@meritum/shared/programme/routes';
import {
  accountReply,
  answer,
  factorsReply,
  securityLogEntry,
  sessionReply,
  sessionSummary,
  user,
} from '@meritum/shared/testing/factories';
import { type FakeRoute, fakeServer } from '@meritum/shared/testing/fakeServer';
import { renderPage } from '@meritum/shared/testing/render';
import { sessionAnswers, signIn } from '@meritum/shared/testing/session';
import { screen } from '@testing-library/react';
import { AccountPage } from '../pages/account/AccountPage';

/** A server on which every request succeeds. */
export const standard = (account: UserProfile = user()): FakeRoute[] => [
  ...sessionAnswers(account),
  answer('getAccount', { body: accountReply({ user: account }) }),
  answer('getFactors', { body: factorsReply() }),
  answer('listSessions', {
    body: {
      sessions: [
        sessionSummary({ id: 'phone', device: 'Safari on iPhone', method: 'google' }),
        sessionSummary({ id: 'here', current: true }),
      ],
    },
  }),
  answer('listSecurityLog', { body: { entries: [securityLogEntry()] } }),
];

interface Options {
  account?: UserProfile;
  fakes?: FakeRoute[];
}

export async function openAccount({ account = user(), fakes = [] }: Options = {}) {
  fakeServer(sessionAnswers(account));
  await signIn();
  const refreshed = answer('refreshSession', { body: sessionReply({ user: account }) });
  const page = renderPage(<AccountPage />, {
    path: accountPath,
    fakes: [...fakes, refreshed, ...standard(account)],
  });
  await screen.findByRole('form', { name: 'Password' });
  await screen.findByText('Firefox on Windows');
  return page;
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** The path of a mailed link, with its token in the fragment. */
export const linkPath = (path: string, token: string) => `${path}#token=${token}`;
