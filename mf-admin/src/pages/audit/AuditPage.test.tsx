import type { AuditEntry, AuditStateReply } from '@meritum/shared/contracts/audit';
import { calls } from '@meritum/shared/contracts/calls';
import { answer } from '@meritum/shared/testing/factories';
import { screen, within } from '@testing-library/react';
import { showConsole } from '../../testing/console';
import { AuditPage } from './AuditPage';

const entry: AuditEntry = {
  id: 'e1',
  seq: 7,
  hash: 'f'.repeat(64),
  at: '2025-09-01T12:00:00.000Z',
  action: 'judge.rejected',
  withheld: false,
  reason: 'Not qualified.',
  actor: { kind: 'account', id: 'a1', person: { name: 'Ada Admin', email: 'ada@example.com' } },
  subject: { noun: 'judge', id: 'j1', accountId: 'a2', person: null },
  before: { status: 'VERIFICATION_PENDING' },
  after: { status: 'REJECTED' },
};

const withheld: AuditEntry = {
  ...entry,
  id: 'e0',
  seq: 6,
  action: null,
  withheld: true,
  reason: null,
  actor: { kind: 'account', id: null, person: null },
  subject: { noun: 'assignment', id: null, accountId: null, person: null },
  before: null,
  after: null,
};

const whole = {
  at: '2025-09-01T12:00:00.000Z',
  whole: true,
  fault: null,
  entryId: null,
  erased: 0,
  head: { seq: 7, hash: 'f'.repeat(64) },
};

const stateOf = (verdict: AuditStateReply['verdict']): AuditStateReply => ({
  entries: 7,
  verdict,
  actions: ['assignment.recused', 'judge.rejected'],
});

const show = (path = '/admin/audit', verdict: AuditStateReply['verdict'] = whole) =>
  showConsole({
    path,
    screens: [{ path: '/admin/audit', element: <AuditPage /> }],
    fakes: [
      answer('listAudit', { body: { entries: [entry, withheld], next: '6' } }),
      answer('getAuditState', { body: stateOf(verdict) }),
    ],
  });

const queries = (server: ReturnType<typeof show>['server']) =>
  server.callsTo(calls.listAudit.path).map(({ search }) => Object.fromEntries(search));

test('the trail shows who did what, about whom and why, and marks withheld entries', async () => {
  show();
  const table = within(await screen.findByRole('table', { name: 'Audit trail' }));
  const [, first, second] = table.getAllByRole('row');
  expect(first).toHaveTextContent(/7.*judge\.rejected.*Ada Admin.*ada@example\.com.*a2.*judge j1/);
  expect(first).toHaveTextContent('Not qualified.');
  expect(second).toHaveTextContent(/Withheld$/);
});

test('filters are in the address and sent to the server', async () => {
  const { server } = show('/admin/audit?action=judge.rejected&from=2025-09-01&until=2025-09-02');
  await screen.findByRole('table', { name: 'Audit trail' });
  expect(queries(server)[0]).toEqual({
    action: 'judge.rejected',
    from: '2025-09-01T00:00:00.000Z',
    until: '2025-09-03T00:00:00.000Z',
  });
});

test('older entries are on the next page', async () => {
  const { user, server } = show();
  await user.click(await screen.findByRole('button', { name: 'Older' }));
  await screen.findByRole('button', { name: 'Newest' });
  expect(queries(server)).toEqual([{}, { cursor: '6' }]);
});

test('the state of the chain is shown and can be checked', async () => {
  const { user, server } = show(undefined, null);
  expect(await screen.findByText('7 entries, not checked yet')).toBeInTheDocument();
  server.now([
    answer('verifyAudit', { body: stateOf(whole) }),
    answer('getAuditState', { body: stateOf(whole) }),
  ]);
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('The audit trail is intact')).toBeInTheDocument();
});

test('a broken chain is an alert', async () => {
  show(undefined, { ...whole, whole: false, fault: 'entry 3 is missing' });
  expect(await screen.findByRole('alert')).toHaveTextContent('The audit trail is damaged');
  expect(screen.getByRole('alert')).toHaveTextContent('entry 3 is missing');
});
