import { calls } from '@meritum/shared/contracts/calls';
import type { AskedJudgesReply } from '@meritum/shared/contracts/judging-again';
import type { ConsoleJudge, JudgeDetail } from '@meritum/shared/contracts/listed-judges';
import { answer, refusal } from '@meritum/shared/testing/factories';
import { fillField } from '@meritum/shared/testing/fillField';
import { hrefOf, textsOf } from '@meritum/shared/testing/shown';
import { screen, waitFor, within } from '@testing-library/react';
import { rowsOf, said, showScreen } from '../../testing/console';
import { auditEntry, consoleJudge, judgeDetail } from '../../testing/people';
import { JudgePage } from './JudgePage';
import { JudgesPage } from './JudgesPage';

const detail = (changed: Partial<JudgeDetail>) =>
  answer('getJudge', { body: judgeDetail(changed) });

const show = (changed: Partial<JudgeDetail> = {}) =>
  showScreen('/admin/judges/judge-1', <JudgePage />, [detail(changed)], '/admin/judges/:judgeId');

const asked = (toAsk: number, judges: Partial<AskedJudgesReply['judges']> = {}) =>
  answer('getAskedJudges', {
    body: {
      season: '2026',
      name: 'Season 2026',
      toAsk,
      judges: { yes: 1, asked: 0, no: 0, 'not-asked': 0, ...judges },
    },
  });
const changed = { revision: 3, state: 'judging', capacity: 4, isPaid: false };

const listed = (...rows: ConsoleJudge[]) =>
  answer('listJudges', { body: { total: rows.length, page: 1, pages: 1, rows } });

const showList = (search: string, rows: ConsoleJudge[], toAsk = asked(0)) =>
  showScreen(`/admin/judges${search}`, <JudgesPage />, [toAsk, listed(...rows)], '/admin/judges/*');

test('D38 applicants are listed with state and workload, and lead to their page', async () => {
  const { user: person, address } = showList('', [
    consoleJudge({ state: 'waiting', answer: null, isPaid: true }),
    consoleJudge({ id: 'judge-2', name: '', email: 'n@works.example', emailConfirmed: false }),
  ]);
  const table = await screen.findByRole('table', { name: 'Judges' });
  const [first, second] = rowsOf('Judges');
  expect(first).toEqual([
    ...['', 'Grace Samplegrace@works.example', 'Independent Works', 'Waiting for a decision'],
    ...['4 Aug 2026', '15', '3', '1', '12'],
  ]);
  expect(second?.[1]).toBe('No name givenn@works.example Address not confirmed');
  expect(within(table).getByRole('checkbox', { name: 'Select n@works.example' })).toBeVisible();
  await person.click(within(table).getByRole('link', { name: 'Grace Sample' }));
  expect(address()).toBe('/admin/judges/judge-1');
});

test('judges of earlier seasons are asked after their number and what follows is shown, and their answers filter the list', async () => {
  const {
    server,
    user: person,
    address,
  } = showList(
    '?season=2026',
    [consoleJudge({ answer: 'not-asked' })],
    asked(2, { no: 1, 'not-asked': 2 }),
  );
  await person.click(
    await screen.findByRole('button', { name: 'Ask judges of earlier seasons...' }),
  );
  expect(rowsOf('Judges')[0]).toContain('Not asked to judge again');
  const dialog = within(screen.getByRole('dialog', { name: 'Ask 2 judges of earlier seasons?' }));
  expect(
    dialog.getByText(/one email that asks whether they judge again: Season 2026/),
  ).toBeVisible();
  expect(dialog.getByText(/or have not confirmed their address get no email/)).toBeVisible();
  server.now([
    answer('askJudges', { body: { asked: 2 } }),
    asked(0, { no: 1, asked: 2 }),
    listed(consoleJudge({ answer: 'asked' })),
  ]);
  await person.click(dialog.getByRole('button', { name: 'Ask 2 judges' }));
  await waitFor(() => expect(said()).toContain('2 judges of earlier seasons were asked.'));
  const { path } = calls.getAskedJudges;
  const sent = server
    .callsTo(path)
    .map(({ method, search, body }) => body ?? [method, String(search)]);
  expect(sent.slice(0, 2)).toEqual([['GET', 'season=2026'], { season: '2026' }]);
  const link = await screen.findByRole('link', { name: '2 have not answered' });
  expect(screen.queryByRole('button', { name: /^Ask judges/ })).not.toBeInTheDocument();
  await person.click(link);
  expect(address()).toBe('/admin/judges?answer=asked&season=2026');
  await waitFor(() =>
    expect(String(server.callsTo(calls.listJudges.path).at(-1)?.search)).toContain('answer=asked'),
  );
});

test('the chase list is a view that every organiser has', async () => {
  const { user: person, address } = showList('', [consoleJudge()]);
  await screen.findByRole('table', { name: 'Judges' });
  await person.click(screen.getByRole('link', { name: 'Still to rate' }));
  expect(address()).toBe('/admin/judges?idle=0&sort=-idle');
  expect(screen.getByRole('link', { name: 'Still to rate' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(screen.queryByRole('button', { name: /^Remove the saved/ })).not.toBeInTheDocument();
});

test('judges of the filter are mailed after a preview with real values and the count', async () => {
  const { server, user: person } = showList('?idle=14&sort=-idle', [consoleJudge()]);
  server.now([
    answer('previewMessage', refusal('invalid-argument', { message: '{nmae} has no meaning.' })),
  ]);
  await person.click(await screen.findByRole('checkbox', { name: 'Select Grace Sample' }));
  await person.click(screen.getByRole('button', { name: 'Remind...' }));
  expect(await screen.findByText('{nmae} has no meaning.')).toBeInTheDocument();
  expect(screen.getByLabelText('Subject')).toHaveValue('Your ratings are awaited');
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await person.click(screen.getByRole('button', { name: 'Write to all 1 that match...' }));
  let dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByLabelText('Subject'), 'Soon');
  await person.type(dialog.getByLabelText('Text'), 'Please rate.');
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: 'Write to all 1 that match...' }));
  dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText('Text')).toHaveValue('Please rate.');
  await person.click(dialog.getByRole('button', { name: 'Preview' }));
  expect(await dialog.findByText('{nmae} has no meaning.')).toBeInTheDocument();
  const example = { name: 'Grace', email: 'grace@works.example', subject: 'Soon', text: 'Now' };
  server.now([
    answer('previewMessage', { body: { recipients: 12, leftOut: 1, examples: [example] } }),
    answer('sendMessage', refusal('unavailable')),
  ]);
  await person.click(dialog.getByRole('button', { name: 'Preview' }));
  expect(await dialog.findByText('To Grace (grace@works.example)')).toBeInTheDocument();
  expect(dialog.getByText(/1 judge is left out/)).toBeInTheDocument();
  await person.click(dialog.getByRole('button', { name: 'Send to 12 judges' }));
  expect(await screen.findByText('It may have been sent')).toBeVisible();
  server.now([answer('sendMessage', { body: { recipients: 12 } })]);
  await person.click(screen.getByRole('button', { name: 'Send to 12 judges' }));
  await waitFor(() => expect(said()).toContain('Your mail to 12 judges is being sent.'));
  expect(screen.queryByRole('button', { name: 'Remind...' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Write to all 1 that match...' }));
  dialog = within(screen.getByRole('dialog', { name: 'Write to all 1 that match' }));
  expect(dialog.getByText(/^This can be sent from \d\d:\d\d$/)).toBeVisible();
  const sendFrom = new Date(Date.now() + 60_000).toISOString();
  server.now([
    answer('previewMessage', {
      body: { recipients: 12, leftOut: 1, examples: [example], sendFrom },
    }),
  ]);
  fillField(dialog.getByLabelText('Subject'), 'Soon');
  fillField(dialog.getByLabelText('Text'), 'Please rate.');
  await person.click(dialog.getByRole('button', { name: 'Preview' }));
  expect(await dialog.findByRole('button', { name: 'Send to 12 judges' })).toBeDisabled();
  const [sent, again] = server.callsTo(calls.sendMessage.path).map(({ body }) => body);
  expect(sent).toEqual({
    filter: { idle: '14' },
    subject: 'Soon',
    note: 'Please rate.',
    isReminder: false,
    messageId: expect.any(String),
    maxRecipients: 12,
  });
  expect(again).toEqual(sent);
});

test('a text that is changed after a lost reply is another message', async () => {
  const { server, user: person } = showList('', [consoleJudge()]);
  server.now([
    answer('previewMessage', { body: { recipients: 1, leftOut: 0, examples: [] } }),
    answer('sendMessage', refusal('internal')),
  ]);
  await person.click(await screen.findByRole('button', { name: 'Write to all 1 that match...' }));
  fillField(screen.getByLabelText('Subject'), 'Soon');
  for (const text of ['Please rate.', 'Please rate by Friday.']) {
    fillField(screen.getByLabelText('Text'), text);
    await person.click(screen.getByRole('button', { name: 'Preview' }));
    await person.click(await screen.findByRole('button', { name: 'Send to 1 judge' }));
    expect(await screen.findByText(/nobody gets it twice/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Change it' }));
    expect(screen.getByText('It may have been sent')).toBeVisible();
    expect(screen.queryByText(/nobody gets it twice/)).toBeNull();
  }
  const [one, other] = server
    .callsTo(calls.sendMessage.path)
    .map(({ body }) => (body as { messageId: string }).messageId);
  expect(other).not.toBe(one);
});

test('a reminder is shown as it will be sent without asking for a preview', async () => {
  const { server, user: person } = showList('', [consoleJudge()]);
  const example = { name: 'Grace', email: 'grace@works.example', subject: 'Soon', text: 'Now' };
  server.now([
    answer('previewMessage', { body: { recipients: 1, leftOut: 0, examples: [example] } }),
  ]);
  await person.click(await screen.findByRole('checkbox', { name: 'Select Grace Sample' }));
  await person.click(screen.getByRole('button', { name: 'Remind...' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('To Grace (grace@works.example)')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Send to 1 judge' })).toBeEnabled();
  await person.click(dialog.getByRole('button', { name: 'Change it' }));
  expect(dialog.getByLabelText('Subject')).toHaveValue('Your ratings are awaited');
});

test("a judge's page shows application, activity and decisions", async () => {
  show();
  const application = await screen.findByRole('region', { name: 'Application' });
  expect(within(application).getByText('I have led platform teams.')).toBeVisible();
  expect(within(application).getByText('Judging')).toBeVisible();
  const work = screen.getByRole('table', { name: 'Nominations of this judge' });
  expect(hrefOf('Ana Maria Lee', within(work))).toBe('/admin/nominations/nomination-1');
  const decided = screen.getByRole('region', { name: 'Decisions' });
  expect(within(decided).getByText('Accepted a judge')).toBeVisible();
});

test('D71 a deactivation shows its consequences and asks for a reason', async () => {
  const { press, confirm, sent, server } = show();
  await press('Deactivate...');
  const dialog = screen.getByRole('dialog', { name: 'Deactivate Grace Sample?' });
  expect(textsOf(within(dialog).getAllByRole('listitem'))).toEqual([
    'Grace Sample can no longer see or rate nominations, and is notified by email.',
    '2 pending nominations go to other judges when they are available.',
    'Completed ratings stay and count: 1.',
  ]);
  server.now([
    answer('deactivateJudge', { body: { ...changed, state: 'deactivated' } }),
    detail({
      state: 'deactivated',
      may: { change: true, deactivate: false, reactivate: true, confirmVerification: false },
    }),
  ]);
  await confirm('Deactivate', 'Left the programme');
  await waitFor(() => expect(said()).toContain('Grace Sample was deactivated.'));
  expect(sent('deactivateJudge')).toEqual([
    { judgeId: 'judge-1', revision: 2, reason: 'Left the programme' },
  ]);
  await press('Reactivate...');
  server.now([answer('reactivateJudge', { body: changed }), detail({})]);
  await confirm('Reactivate', 'It was a mistake');
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
    expect(field).toHaveFocus();
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
    const panel = await screen.findByRole('region', { name: 'Limit and payment' });
    expect(textsOf(within(panel).getAllByRole('definition'))).toEqual(expected);
  },
);

test('OPEN-030 the second of two organisers is told, sees the current state and keeps what they typed (FORM-003)', async () => {
  const { user: person, server, asked: askedFor, press, sent } = show();
  const message = 'This judge has changed since you opened it. Review it and try again.';
  const field = await screen.findByLabelText('Maximum number of nominations');
  await person.clear(field);
  await person.type(field, '4');
  server.now([
    answer('setJudgeCapacity', refusal('failed-precondition', { message })),
    answer('listAudit', { body: { entries: [auditEntry()], next: null } }),
    detail({ capacity: 9, capacityLimit: 9, revision: 3 }),
  ]);
  await person.click(screen.getByRole('button', { name: 'Save limit' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(await screen.findByText(/^Last decision: .*, by Ada Admin, /)).toBeVisible();
  expect(askedFor('listAudit')).toEqual(['subject=judge-1']);
  expect(await screen.findByText('9 (set by an organiser)')).toBeVisible();
  server.now([answer('markJudgePaid', { body: changed })]);
  await press('Mark as paid');
  expect(await screen.findByText('The payment status has been changed.')).toBeVisible();
  expect(sent('markJudgePaid')).toEqual([{ judgeId: 'judge-1', revision: 3, isPaid: true }]);
  expect(field).toHaveValue('4');
});

test('an organiser is offered nothing about themselves, and of an applicant not accepted the queue', async () => {
  const may = { change: false, deactivate: false, reactivate: false, confirmVerification: false };
  const { unmount } = show({ may });
  await screen.findByRole('region', { name: 'Application' });
  expect(screen.queryByRole('region', { name: 'Limit and payment' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /activate/ })).not.toBeInTheDocument();
  unmount();
  const { unmount: leave } = show({ state: 'waiting', status: 'VERIFICATION_PENDING', may });
  const link = await screen.findByRole('link', { name: 'Accept or reject this applicant' });
  expect(link).toHaveAttribute('href', '/admin/queue?state=waiting&search=grace%40works.example');
  leave();
  show({ state: 'rejected', status: 'REJECTED', may });
  const again = await screen.findByRole('link', { name: 'Accept them after all' });
  expect(again).toHaveAttribute('href', '/admin/queue?state=rejected&search=grace%40works.example');
});

test('another organiser confirms a verification, and reads what that changes', async () => {
  const { user: person, server } = show({
    may: { change: true, deactivate: true, reactivate: false, confirmVerification: true },
  });
  await person.click(
    await screen.findByRole('button', { name: 'Confirm that they are accepted...' }),
  );
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/was accepted by Ana Souza and gets no nominations/)).toBeVisible();
  const reply = { status: 'ASSIGNMENTS_PENDING', isVerified: true, revision: 3 } as const;
  server.now([answer('sendJudgeVerificationEmail', { body: reply })]);
  await person.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(said()).toContain('Grace Sample is accepted by you too.'));
  expect(server.callsTo(calls.sendJudgeVerificationEmail.path)[0]?.body).toMatchObject({
    judgeEmail: 'grace@works.example',
    isVerified: true,
  });
});
