import { calls } from '@meritum/shared/contracts/calls';
import type { JudgeDetail } from '@meritum/shared/contracts/listed-judges';
import { answer, refusal } from '@meritum/shared/testing/factories';
import { toasts } from '@meritum/shared/ui/toasts';
import { screen, waitFor, within } from '@testing-library/react';
import { rowsOf, showConsole } from '../../testing/console';
import { consoleJudge, judgeDetail } from '../../testing/people';
import { JudgePage } from './JudgePage';
import { JudgesPage } from './JudgesPage';

const detail = (changed: Partial<JudgeDetail>) =>
  answer('getJudge', { body: judgeDetail(changed) });

const show = (changed: Partial<JudgeDetail> = {}) =>
  showConsole({
    path: '/admin/judges/judge-1',
    screens: [{ path: '/admin/judges/:judgeId', element: <JudgePage /> }],
    fakes: [detail(changed)],
  });

const said = () => toasts.getSnapshot().map(({ text }) => text);
const changed = { revision: 3, state: 'judging', capacity: 4, isPaid: false };

test('D38 applicants are listed with state and workload, with filters in the address', async () => {
  const {
    server,
    user: person,
    address,
  } = showConsole({
    path: '/admin/judges?state=waiting&sort=-completed',
    screens: [
      { path: '/admin/judges', element: <JudgesPage /> },
      { path: '/admin/judges/:judgeId', element: <p>One judge</p> },
    ],
    fakes: [
      answer('listJudges', {
        body: {
          total: 2,
          page: 1,
          pages: 1,
          rows: [
            consoleJudge({ state: 'waiting', isPaid: true }),
            consoleJudge({
              id: 'judge-2',
              name: '',
              email: 'nameless@works.example',
              emailConfirmed: false,
            }),
          ],
        },
      }),
    ],
  });
  const table = await screen.findByRole('table', { name: 'Judges' });
  const [first, second] = rowsOf('Judges');
  expect(first).toEqual([
    'Grace Sample',
    'Independent Works',
    'grace@works.example',
    'Waiting for verification',
    'Yes',
    '4 Aug 2026',
    '15',
    '3',
    '1',
  ]);
  expect([second?.[0], second?.[2]]).toEqual([
    'nameless@works.example',
    'nameless@works.example Address not confirmed',
  ]);
  expect(server.callsTo(calls.listJudges.path).map(({ search }) => String(search))).toEqual([
    'state=waiting&sort=-completed&page=1',
  ]);
  await person.click(within(table).getByRole('link', { name: 'Grace Sample' }));
  expect(address()).toBe('/admin/judges/judge-1');
});

test("a judge's page shows application, activity and decisions", async () => {
  show();
  const application = await screen.findByRole('region', { name: 'Application' });
  expect(within(application).getByText('I have led platform teams.')).toBeVisible();
  expect(within(application).getByText('Judging')).toBeVisible();
  const work = screen.getByRole('table', { name: 'Nominations of this judge' });
  expect(within(work).getByRole('link', { name: 'Ana Maria Lee' })).toHaveAttribute(
    'href',
    '/admin/nominations/nomination-1',
  );
  const decided = screen.getByRole('region', { name: 'Decisions' });
  expect(within(decided).getByText('Verified')).toBeVisible();
});

test('D71 a deactivation shows its consequences and asks for a reason', async () => {
  const { user: person, server } = show();
  await person.click(await screen.findByRole('button', { name: 'Deactivate...' }));
  const dialog = screen.getByRole('dialog', { name: 'Deactivate Grace Sample?' });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Grace Sample can no longer see or rate nominations, and is told by email.',
    '2 pending nominations go to other judges when they are available.',
    '1 completed rating stays and counts.',
  ]);
  await person.type(within(dialog).getByLabelText('Why'), 'Left the programme');
  server.now([
    answer('deactivateJudge', { body: { ...changed, state: 'deactivated' } }),
    detail({
      state: 'deactivated',
      may: { change: true, deactivate: false, reactivate: true, confirmVerification: false },
    }),
  ]);
  await person.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
  await waitFor(() => expect(said()).toContain('Grace Sample was deactivated.'));
  expect(server.callsTo(calls.deactivateJudge.path)[0]?.body).toEqual({
    judgeId: 'judge-1',
    revision: 2,
    reason: 'Left the programme',
  });
  await person.click(await screen.findByRole('button', { name: 'Reactivate...' }));
  await person.type(screen.getByLabelText('Why'), 'It was a mistake');
  server.now([answer('reactivateJudge', { body: changed }), detail({})]);
  await person.click(screen.getByRole('button', { name: 'Reactivate' }));
  await waitFor(() => expect(said()).toContain('Grace Sample was reactivated.'));
});

test('the limit of a judge is a whole number within its bounds', async () => {
  const { user: person, server } = show();
  const field = await screen.findByLabelText('Maximum number of nominations');
  for (const wrong of ['', '1.5', '-1', '201', 'ten']) {
    await person.clear(field);
    if (wrong) await person.type(field, wrong);
    await person.click(screen.getByRole('button', { name: 'Save limit' }));
    expect(await screen.findByText('Enter a whole number from 0 to 200')).toBeVisible();
  }
  await person.clear(field);
  await person.type(field, '4');
  server.now([
    answer('setJudgeCapacity', { body: changed }),
    detail({ capacity: 4, capacityLimit: 4, revision: 3 }),
  ]);
  await person.click(screen.getByRole('button', { name: 'Save limit' }));
  expect(await screen.findByText('The limit has been changed.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Use the season’s limit of 15' }));
  await waitFor(() =>
    expect(server.callsTo(calls.setJudgeCapacity.path).map(({ body }) => body)).toEqual([
      { judgeId: 'judge-1', revision: 2, capacity: 4 },
      { judgeId: 'judge-1', revision: 3, capacity: null },
    ]),
  );
});

test.each<[string, Partial<JudgeDetail>, string[]]>([
  ['neither is set', {}, ['As many as allowed', '15 (season limit)', '15']],
  [
    'their own is lower',
    { ownCapacity: 8, capacityLimit: 30, capacity: 8 },
    ['8', '30 (set by an organiser)', '8'],
  ],
  [
    'the organisers’ is lower',
    { ownCapacity: 200, capacity: 15 },
    ['200', '15 (season limit)', '15'],
  ],
])(
  'the judge’s own and the organisers’ limit are told apart if %s',
  async (_, changes, expected) => {
    show(changes);
    const panel = await screen.findByRole('region', { name: 'Capacity and payment' });
    expect(
      within(panel)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(expected);
  },
);

test('OPEN-030 the second of two organisers is told and sees the current state', async () => {
  const { user: person, server } = show();
  const message = 'This judge has changed since you opened it. Review it and try again.';
  await screen.findByText('Not marked as paid.');
  server.now([
    answer('markJudgePaid', refusal('failed-precondition', { message })),
    detail({ capacity: 9, capacityLimit: 9, revision: 3 }),
  ]);
  await person.click(screen.getByRole('button', { name: 'Mark as paid' }));
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() =>
    expect(screen.getByLabelText('Maximum number of nominations')).toHaveValue('9'),
  );
});

test('an organiser is offered nothing about themselves, and of a waiting applicant the queue', async () => {
  const may = { change: false, deactivate: false, reactivate: false, confirmVerification: false };
  const { unmount } = show({ may });
  await screen.findByRole('region', { name: 'Application' });
  expect(screen.queryByRole('region', { name: 'Capacity and payment' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /activate/ })).not.toBeInTheDocument();
  unmount();
  show({ state: 'waiting', status: 'VERIFICATION_PENDING', may: { ...may, change: true } });
  const link = await screen.findByRole('link', { name: 'Verify or reject this applicant' });
  expect(link).toHaveAttribute('href', '/admin/queue?search=grace%40works.example');
});

test('another organiser confirms a verification, and reads what that changes', async () => {
  const { user: person, server } = show({
    may: { change: true, deactivate: true, reactivate: false, confirmVerification: true },
  });
  await person.click(await screen.findByRole('button', { name: 'Confirm verification...' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/was verified by Ana Souza and is not assigned entries/)).toBeVisible();
  const reply = { status: 'ASSIGNMENTS_PENDING', isVerified: true, revision: 3 } as const;
  server.now([answer('sendJudgeVerificationEmail', { body: reply })]);
  await person.click(dialog.getByRole('button', { name: 'Confirm verification' }));
  await waitFor(() => expect(said()).toContain('The verification of Grace Sample is confirmed.'));
  expect(server.callsTo(calls.sendJudgeVerificationEmail.path)[0]?.body).toMatchObject({
    judgeEmail: 'grace@works.example',
    isVerified: true,
  });
});
