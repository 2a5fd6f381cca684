import type { ListedAccountAct } from '@meritum/shared/contracts/account-acts';
import { answer } from '@meritum/shared/testing/factories';
import { screen, waitFor } from '@testing-library/react';
import { showScreen } from '../../testing/console';
import { AccountsPage } from './AccountsPage';

const given = { email: 'jo@example.com', act: 'handover', newEmail: 'new@example.com' } as const;
const at = '2090-01-01T00:00:00.000Z';
const listed = (more: Partial<ListedAccountAct>) =>
  answer('listAccountActs', {
    body: {
      acts: [{ ...given, name: 'Jo', proposed: null, waiting: null, ended: null, ...more }],
    },
  });

test('AUTH-025 one organiser proposes a handover, another confirms it as read, and any stops it', async () => {
  const { user, server, press, confirm, sent } = showScreen('/admin/accounts', <AccountsPage />, [
    answer('listAccountActs', { body: { acts: [] } }),
    answer('decideAccountAct', { body: { state: 'proposed' } }),
  ]);
  await user.type(await screen.findByLabelText('Address of the account'), given.email);
  await user.selectOptions(screen.getByLabelText('What to do'), 'Give it another address');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Propose it...' }).disabled).toBe(
    true,
  );
  await user.type(screen.getByLabelText('New address'), given.newEmail);
  const proposed = { id: 'p-1', at, by: 'Grace', isOwn: false, reason: 'Seen in person' };
  server.now([listed({ proposed })]);
  await press('Propose it...');
  await confirm('Propose', 'Seen in person');
  const waiting = { id: 'p-1', due: at, reason: 'Seen in person' };
  server.now([listed({ waiting })]);
  await press('Confirm...');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  server.now([listed({ ended: { how: 'stopped', at } })]);
  await press('Stop...');
  await confirm('Stop', 'A fraud');
  expect(await screen.findByText(/It was stopped\./)).toBeVisible();
  await waitFor(() =>
    expect(sent('decideAccountAct')).toEqual([
      { ...given, reason: 'Seen in person' },
      { ...given, reason: 'Seen in person', proposalId: 'p-1' },
      { ...given, reason: 'A fraud', stopOf: 'p-1' },
    ]),
  );
});
