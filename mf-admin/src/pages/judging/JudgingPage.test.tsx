import { calls } from '@meritum/shared/contracts/calls';
import { deferred } from '@meritum/shared/testing/deferred';
import { answer, refusal } from '@meritum/shared/testing/factories';
import type { FakeReply, FakeRoute } from '@meritum/shared/testing/fakeServer';
import { hrefOf, textsOf } from '@meritum/shared/testing/shown';
import { toasts } from '@meritum/shared/ui/toasts';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { PendingJudge } from '../../features/judging/judge';
import { showScreen } from '../../testing/console';
import { JudgingPage } from './JudgingPage';

const ada: PendingJudge = {
  id: 'judge-1',
  name: 'Ada Sample',
  email: 'ada@example.com',
  linkedInUrl: 'https://www.linkedin.com/in/ada-sample',
  status: 'VERIFICATION_PENDING',
  createdAt: { seconds: 1_757_289_600 },
  company: 'Example Labs',
  designation: 'Engineer',
  isVerified: false,
  isPaid: false,
  reasons: ['One', 'Two', 'Three'],
  revision: 1,
};
const bea: PendingJudge = {
  id: 'judge-2',
  displayName: 'Bea Sample',
  status: 'REJECTED',
  company: 'Works',
  designation: 'Lead',
  isVerified: false,
  isPaid: true,
  reasons: [],
};
const cleo: PendingJudge = { ...ada, id: 'judge-3', name: 'Cleo Sample', isVerified: true };

const list = (judges: PendingJudge[]) => answer('listPendingJudges', { body: judges });
const sends = (reply: FakeRoute['reply']) => answer('sendJudgeVerificationEmail', reply);
const sent = {
  status: 200,
  body: { status: 'ASSIGNMENTS_PENDING', isVerified: true, revision: 2 },
};

async function showDashboard(fakes: FakeRoute[] = [list([ada, bea, cleo]), sends(sent)]) {
  const page = showScreen('/admin/judging', <JudgingPage />, fakes);
  await screen.findByRole('heading', { level: 1, name: 'Judging Admin Dashboard' });
  return page;
}
/** The page with the first of these judges selected. */
async function showChosen(judges: PendingJudge[], reply: FakeRoute['reply'] = sent) {
  const page = await showDashboard([list(judges), sends(reply)]);
  await page.user.selectOptions(await dropdown(), 'judge-1');
  return page;
}
const dropdown = () => screen.findByRole('combobox', { name: 'Pending judges' });
const status = () => screen.getByRole('combobox', { name: 'Verification status' });
const button = () => screen.getByRole('button', { name: 'Send Email' });
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextSibling?.textContent;
const labels = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map((option) => [option.getAttribute('value'), option.textContent]);
/** The texts of toasts since this call. */
function toastsFrom() {
  const before = new Set(toasts.getSnapshot().map(({ id }) => id));
  return () =>
    toasts
      .getSnapshot()
      .filter(({ id }) => !before.has(id))
      .map(({ type, title, text }) => [type, title, text]);
}

test('ADM-005 ADM-016 to ADM-019, ADM-023 the dropdown has the pending judges, and without one nothing can be sent', async () => {
  const { user, server } = await showDashboard();
  expect(labels(await dropdown())).toEqual([
    ['', 'Select a judge'],
    ['judge-2', 'Bea Sample (no-email) [PAID] [Not Verified]'],
    ['judge-1', 'Ada Sample (ada@example.com) [Not Verified]'],
  ]);
  expect(button()).toBeDisabled();
  await user.click(button());
  expect(server.callsTo(calls.sendJudgeVerificationEmail.path)).toEqual([]);
});

test('ADM-006 ADM-007 ADM-008 ADM-009 ADM-011 the panel shows all of the selected judge', async () => {
  const { user } = await showDashboard();
  await user.selectOptions(await dropdown(), 'judge-1');
  expect(screen.getByRole('heading', { name: 'Ada Sample' })).toBeInTheDocument();
  expect(['Email', 'Status', 'Created at', 'Company', 'Designation'].map(fact)).toEqual([
    'ada@example.com',
    'VERIFICATION_PENDING',
    'September 7, 2025 at 8:00:00 PM EDT',
    'Example Labs',
    'Engineer',
  ]);
  expect(hrefOf(/linkedin\.com/)).toBe('https://www.linkedin.com/in/ada-sample');
  const reasons = within(screen.getByRole('list', { name: 'Reasons to judge' }));
  expect(textsOf(reasons.getAllByRole('listitem'))).toEqual(['One', 'Two', 'Three']);
});

test('ADM-007 ADM-010 ADM-012 ADM-025 D38 missing fields have the specified fallbacks, and an unconfirmed address is marked', async () => {
  const { user } = await showDashboard([list([{ ...ada, emailConfirmed: false }, bea])]);
  await user.selectOptions(await dropdown(), 'judge-1');
  expect(fact('Email')).toBe('ada@example.com Address not confirmed');
  await user.selectOptions(await dropdown(), 'judge-2');
  expect(screen.getByRole('heading', { name: 'Bea Sample' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /linkedin/ })).not.toBeInTheDocument();
  expect([fact('Created at'), fact('Email')]).toEqual(['N/A', 'no-email']);
  expect(screen.getByText('No reasons provided.')).toBeInTheDocument();
});

test('ADM-013 ADM-014 the verification select has three values and follows the judge', async () => {
  const { user } = await showDashboard();
  await user.selectOptions(await dropdown(), 'judge-2');
  expect(labels(status())).toEqual([
    ['false', 'Not Verified'],
    ['true', 'Verified'],
    ['rejected', 'Rejected'],
  ]);
  expect(status()).toHaveValue('rejected');
  await user.selectOptions(status(), 'true');
  await user.selectOptions(await dropdown(), 'judge-1');
  expect(status()).toHaveValue('false');
  await user.selectOptions(await dropdown(), 'judge-2');
  expect(status()).toHaveValue('rejected');
});

const cases = [
  {
    rows: 'ADM-020 API-014 API-016 ERR-026',
    choice: 'rejected',
    body: { isVerified: false, notes: 'Rejected by admin' },
    toast: [
      'error',
      'Email Sent',
      'We regret to mention that your application does not meet the minimum requirements.',
    ],
    panel: ['REJECTED', 'Not Verified'],
  },
  {
    rows: 'ADM-021 API-015 ERR-025',
    choice: 'true',
    body: { isVerified: true, notes: 'Verified by admin' },
    toast: ['success', 'Email Sent', 'Nomination has been successfully verified.'],
    panel: ['VERIFICATION_PENDING', 'Verified'],
  },
  {
    rows: 'ADM-022 API-016 ERR-027',
    choice: 'false',
    body: { isVerified: false, notes: 'Verification pending' },
    toast: ['info', 'Email Sent', 'Verification status email sent.'],
    panel: ['APPLICATION_PENDING', 'Not Verified'],
  },
] as const;

test.each(cases)(
  '$rows API-012 API-017 sending $choice',
  async ({ choice, body, toast, panel }) => {
    const judge = { ...ada, status: 'APPLICATION_PENDING' as const };
    const { user, server } = await showChosen([judge]);
    await user.selectOptions(status(), choice);
    const said = toastsFrom();
    await user.click(button());
    await waitFor(() => expect(said()).toEqual([toast]));
    const [request] = server.callsTo(calls.sendJudgeVerificationEmail.path);
    expect([request?.method, request?.headers.get('content-type'), request?.body]).toEqual([
      'POST',
      'application/json',
      { judgeEmail: 'ada@example.com', adminEmail: 'organiser@example.com', ...body },
    ]);
    expect([fact('Status'), fact('Verification')]).toEqual(panel);
    // The shown state is the sent one, without another request.
    expect(server.callsTo(calls.listPendingJudges.path)).toHaveLength(1);
  },
);

test('ADM-015 ADM-024 while it is sent the button says so, is disabled and sends once', async () => {
  const held = deferred<FakeReply>();
  const { user, server } = await showChosen([ada], () => held.promise);
  await user.dblClick(button());
  const busy = screen.getByRole('button', { name: 'Sending...' });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  await user.click(busy);
  await act(async () => held.resolve(sent));
  expect(await screen.findByRole('button', { name: 'Send Email' })).not.toHaveAttribute(
    'aria-disabled',
  );
  expect(server.callsTo(calls.sendJudgeVerificationEmail.path)).toHaveLength(1);
});

test('each decision sends the revision that it saw, also a second one by the same admin', async () => {
  const { user, server } = await showChosen([ada]);
  const seen = () =>
    server
      .callsTo(calls.sendJudgeVerificationEmail.path)
      .map(({ headers }) => headers.get('if-match'));
  await user.click(button());
  await waitFor(() => expect(seen()).toEqual(['1']));
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
  await user.click(button());
  await waitFor(() => expect(seen()).toEqual(['1', '2']));
});

test('the second of two admins is told what the first has done and sees it', async () => {
  const message = 'Another organiser has already decided: the application of Ada was accepted.';
  const refused = refusal('failed-precondition', { message });
  const { user, server } = await showChosen([ada, bea], refused);
  server.now([list([bea])]);
  const said = toastsFrom();
  await user.click(button());
  await waitFor(() => expect(said()).toEqual([['error', 'Error', message]]));
  await waitFor(() => expect(screen.queryByText('Ada Sample')).not.toBeInTheDocument());
  expect(await dropdown()).toHaveValue('');
});

test.each<[string, FakeRoute['reply'], string]>([
  ['API-013 ERR-028 a message of the server', { status: 400, body: { message: 'No.' } }, 'No.'],
  ['ERR-028 no message', { status: 400, body: {} }, 'Failed to send email.'],
  ['ERR-028 problem details', refusal('not-found', { message: 'Unknown.' }), 'Unknown.'],
  [
    'ERR-029 no network',
    () => {
      throw new TypeError('offline');
    },
    'Failed to send email.',
  ],
])('%s', async (_, reply, text) => {
  const { user } = await showChosen([ada], reply);
  const said = toastsFrom();
  await user.click(button());
  await waitFor(() => expect(said()).toEqual([['error', 'Error', text]]));
  expect(fact('Status')).toBe('VERIFICATION_PENDING');
});

test.each([500, 403, 404])(
  'ERR-024 API-011 a list that is answered with %s is a failure',
  async (failed) => {
    const said = toastsFrom();
    const { user, server } = await showDashboard([answer('listPendingJudges', { status: failed })]);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(said()).toEqual([['error', 'Error', 'Failed to load judges data.']]);
    server.now([list([ada])]);
    await user.click(retry);
    expect(labels(await dropdown())).toHaveLength(2);
  },
);

test('an empty list says so', async () => {
  await showDashboard([list([])]);
  expect(await screen.findByText('No judges are waiting for verification.')).toBeInTheDocument();
});
