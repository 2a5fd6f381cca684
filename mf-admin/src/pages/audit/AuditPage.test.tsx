import type { AuditStateReply } from '@meritum/shared/contracts/audit';
import { answer } from '@meritum/shared/testing/factories';
import { hrefOf } from '@meritum/shared/testing/shown';
import { screen, waitFor, within } from '@testing-library/react';
import { linksOf, showScreen } from '../../testing/console';
import { auditEntry } from '../../testing/people';
import { AuditPage } from './AuditPage';

const gone = { id: null, accountId: null, person: null };
const withheld = auditEntry({
  ...{ id: 'e0', seq: 6, action: null, withheld: true, reason: null, before: null, after: null },
  actor: { kind: 'account', ...gone },
  subject: { noun: 'assignment', ...gone },
});

const whole = {
  at: '2025-09-01T12:00:00.000Z',
  whole: true,
  fault: null,
  entryId: null,
  erased: 0,
  head: { seq: 7, hash: 'f'.repeat(64) },
};

const stateOf = (changed: Partial<AuditStateReply> = {}): AuditStateReply => ({
  entries: 7,
  head: whole.head,
  verdict: whole,
  checking: null,
  actions: ['assignment.recused', 'judge.rejected'],
  ...changed,
});

const show = (
  path = '/admin/audit',
  changed: Partial<AuditStateReply> = {},
  first = auditEntry(),
) =>
  showScreen(path, <AuditPage />, [
    answer('listAudit', { body: { entries: [first, withheld], next: '6' } }),
    answer('getAuditState', { body: stateOf(changed) }),
  ]);

async function rows() {
  const table = within(await screen.findByRole('table', { name: 'Audit trail' }));
  return table.getAllByRole('row').slice(1);
}

test('the trail tells in words who did what, about whom and why, and marks withheld entries', async () => {
  show();
  const [first, second] = await rows();
  expect(first).toHaveTextContent(
    /7.*Ada Admin.*organiser.*Rejected an applicant.*Judge a deleted account.*Not qualified\./,
  );
  expect(second).toHaveTextContent(/^6.*Withheld.*Show/);
});

test('ids, addresses and values are in the details, which lead to what else names them', async () => {
  const { user } = show();
  const [first] = await rows();
  const details = within(first as HTMLElement);
  expect(details.getByText('a1', { exact: false })).not.toBeVisible();
  await user.click(details.getByText('Show'));
  await user.click(details.getByText('Proofs'));
  for (const id of [/^ada@example.com/, 'judge.rejected', /VERIFICATION_PENDING/, /^7:f{64}$/])
    expect(details.getByText(id)).toBeVisible();
  expect(hrefOf('All by them', details)).toBe('/admin/audit?actor=a1');
});

test('a reason is listed once, in its own column, unless it repeats the act', async () => {
  const reason = 'Not qualified.';
  show(undefined, {}, auditEntry({ after: { status: 'REJECTED', rejected: { reason } } }));
  const [first] = await rows();
  expect(first?.textContent?.split(reason)).toHaveLength(2);
  expect(first).toHaveTextContent('status: REJECTED');
  show(undefined, {}, auditEntry({ action: 'judge.verified', reason: 'Verified by admin' }));
  expect(await screen.findByText('Accepted a judge')).toBeVisible();
  expect(screen.queryByText('Verified by admin')).toBeNull();
});

const ana = { name: 'Ana Lee', email: 'ana@example.com' };
const about = (noun: string, id: string | null, more: object = {}) => ({
  subject: { noun, id, accountId: 'a2', person: ana },
  ...more,
});
const exported = (noun: string, id: string) => about(noun, id, { action: `${noun}.exported` });

test('what a decision is about is linked to its page', async () => {
  const decisions = [
    [about('judge', 'j1'), 'Judge Ana Lee', '/admin/judges/j1'],
    [about('nomination', 'n1'), 'Nomination of Ana Lee', '/admin/nominations/n1'],
    [about('assignment', 'x1'), 'Assignment of Ana Lee', '/admin/assignments'],
    [about('plan', 'p1'), 'Assignments', '/admin/assignments?show=plan&plan=p1'],
    [about('season', '2026'), 'Season 2026', '/admin/season?season=2026'],
    [about('results', '2025:AI'), 'AI 2025', '/admin/results?season=2025&category=AI'],
    [
      about('results', 'v1', { after: { contest: '2025:Data Analytics' } }),
      'Data Analytics 2025',
      '/admin/results?season=2025&category=Data+Analytics',
    ],
    [
      about('results', 'n1', { action: 'results.conflict-lifted', after: { contest: '2025:AI' } }),
      'Nomination of Ana Lee',
      '/admin/nominations/n1',
    ],
    [about('profile', 'p1'), 'Profile of Ana Lee', '/admin/winners'],
    [about('judges', 'm1'), 'Part of the list', '/admin/judges'],
    [exported('judges', 'all'), 'The whole list', '/admin/judges'],
    [exported('nominations', '2024'), 'Season 2024', '/admin/nominations?season=2024'],
  ] as const;
  const entries = decisions.map(([changed], at) => auditEntry({ ...changed, id: `e${at}` }));
  const { server } = show();
  server.now([answer('listAudit', { body: { entries, next: null } })]);
  const links = (await rows()).map((row) => within(row).getAllByRole('link'));
  const isOf = /^\/admin\/(?!audit)/;
  expect(links.map((of) => linksOf(of).find(([, href]) => isOf.test(href ?? '')))).toEqual(
    decisions.map(([, ...link]) => link),
  );
});

test('an account without its owner and a program are told in words', async () => {
  const actor = { kind: 'account', ...gone } as const;
  const deleted = { action: 'account.deleted', actor, subject: { noun: 'account', ...gone } };
  show(undefined, {}, auditEntry(deleted));
  expect((await rows())[0]).toHaveTextContent(
    /A deleted account.*the owner.*Deleted an account.*A deleted account/,
  );
});

test.each(['judge.agreed', 'judge.declined'])('%s is the act of a judge', async (action) => {
  show(undefined, {}, auditEntry({ action }));
  expect((await rows())[0]).toHaveTextContent(/Ada Admin judge/);
});

test('the days of a filter are both included', async () => {
  const { asked } = show('/admin/audit?from=2025-09-01&until=2025-09-02');
  await screen.findByRole('table', { name: 'Audit trail' });
  const [from, until] = ['2025-09-01T00:00:00.000Z', '2025-09-03T00:00:00.000Z'];
  expect(asked('listAudit')).toEqual([String(new URLSearchParams({ from, until }))]);
});

test('all decisions can be checked, with progress, and the head is there to note down', async () => {
  const { user, server } = show(undefined, { verdict: null });
  expect(await screen.findByText('Not checked yet')).toBeInTheDocument();
  const checking = { checked: 3, entries: 7 };
  server.now([
    answer('verifyAudit', { status: 202, body: stateOf({ verdict: null, checking }) }),
    answer('getAuditState', { body: stateOf({ verdict: null, checking }) }),
  ]);
  const verify = screen.getByRole('button', { name: 'Check all now' });
  await user.click(verify);
  await waitFor(() => expect(verify).toHaveTextContent('Checking 3 of 7...'));
  server.now([answer('getAuditState', { body: stateOf() })]);
  expect(
    await screen.findByText(/^Nothing was wrong on 1 September 2025/, {}, { timeout: 3_000 }),
  ).toBeInTheDocument();
  expect(verify).toHaveFocus();
  const head = `7:${'f'.repeat(64)}`;
  await user.click(screen.getAllByText(/^Proof/)[0] as HTMLElement);
  expect(screen.getAllByText(head)[0]).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Copy: Fingerprint' })[0] as HTMLElement);
  expect(await navigator.clipboard.readText()).toBe(head);
});

test('a verdict is no success while decisions were added since', async () => {
  show(undefined, { entries: 424, head: { seq: 424, hash: 'e'.repeat(64) } });
  expect(await screen.findByText(/^417 decisions were recorded since\./)).toBeInTheDocument();
});

test.each<[string, Partial<AuditStateReply>, RegExp]>([
  ['decisions are gone', { entries: 6, head: { seq: 6, hash: 'e'.repeat(64) } }, /no longer there/],
  ['others are in their place', { head: { seq: 7, hash: 'e'.repeat(64) } }, /no longer there/],
  [
    'the chain is broken',
    { verdict: { ...whole, whole: false, fault: 'entry 3 is missing' } },
    /The audit trail is damaged.*entry 3 is missing/,
  ],
])('it is an alert that %s', async (_, changed, text) => {
  show(undefined, changed);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});
