import type { PersonReply } from '@meritum/shared/contracts/team';
import { answer, user } from '@meritum/shared/testing/factories';
import { hrefOf } from '@meritum/shared/testing/shown';
import { screen } from '@testing-library/react';
import { showConsole } from '../../testing/console';
import { listedMail } from '../../testing/people';
import { PersonPage } from './PersonPage';

const person: PersonReply = {
  accountId: 'account-1',
  name: 'Ada Both',
  email: 'ada@example.com',
  emailConfirmed: true,
  cameBack: true,
  role: 'user',
  nominations: [
    {
      id: 'nomination-1',
      season: '2026',
      category: 'AI',
      name: 'Ada Both',
      reviewState: 'under-review',
      mayWrite: false,
      award: { tier: 'Gold', isRevoked: false },
    },
  ],
  judges: [{ id: 'judge-1', name: 'Ada B.', state: 'judging' }],
  mails: [listedMail()],
};

const shown = {
  path: '/admin/accounts/account-1',
  screens: [{ path: '/admin/accounts/:accountId', element: <PersonPage /> }],
  fakes: [answer('getPerson', { body: person })],
};

test('ADM-061 a person is shown as nominator, judge and winner, with their last mails', async () => {
  const { unmount } = showConsole(shown);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Both' })).toBeInTheDocument();
  expect(screen.getByText('Mail came back')).toBeInTheDocument();
  expect(screen.getByText('Gold')).toBeInTheDocument();
  expect(hrefOf('Ada B.')).toBe('/admin/judges/judge-1');
  expect(hrefOf('Ada Both')).toBe('/admin/nominations/nomination-1');
  // Behind a conflict of interest, only the judge can be written to.
  expect(screen.getAllByRole('button', { name: 'Write...' })).toHaveLength(1);
  expect(screen.getByRole('table', { name: 'Last mails' })).toHaveTextContent('ada@example.com');
  unmount();
  showConsole({ ...shown, as: { status: 'signed-in', user: user({ role: 'reader' }) } });
  await screen.findByText('Gold');
  expect(screen.queryByRole('button', { name: 'Write...' })).toBeNull();
});
