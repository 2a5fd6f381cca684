import { followDownload } from '@meritum/shared/client/saveFile';
import type { JudgeRecordReply } from '@meritum/shared/contracts/assignments';
import { calls } from '@meritum/shared/contracts/calls';
import { answer, refusal } from '@meritum/shared/testing/factories';
import { fillField } from '@meritum/shared/testing/fillField';
import { renderPage } from '@meritum/shared/testing/render';
import { leave } from '@meritum/shared/testing/session';
import { hrefOf, textsOf } from '@meritum/shared/testing/shown';
import { screen, waitFor, within } from '@testing-library/react';
import { JudgeArea } from '../features/area/JudgeArea';
import { assignmentsAre, openPortal, statusIs } from '../testing/portal';
import { chooseAll } from '../testing/ratings';
import {
  applied,
  calibration,
  completed,
  judgeRecord,
  preferences,
  someCriteria,
  someRatings,
  verified,
} from '../testing/records';
import { AgainPage } from './again/AgainPage';
import { CalibrationPage } from './calibration/CalibrationPage';
import { InvitedPage } from './invited/InvitedPage';
import { StopInvitationsPage } from './invited/StopInvitationsPage';
import { RecordPage } from './record/RecordPage';
import { RemindersPage } from './reminders/RemindersPage';

jest.mock('@meritum/shared/client/saveFile');

describe('the record of a judge', () => {
  const opened = async (changed: Partial<JudgeRecordReply> = {}, listed = [completed('c')]) => {
    const page = await openPortal({
      page: <RecordPage />,
      fakes: [
        statusIs(verified()),
        answer('getTechJudgeRecord', { body: judgeRecord(changed) }),
        answer('getJudgePreferences', { body: preferences }),
        assignmentsAre(...listed),
      ],
    });
    await screen.findByRole('region', { name: 'Season 2025 in figures' });
    return page;
  };

  test('is counted and listed, with the ratings that were given', async () => {
    await opened();
    const figures = within(screen.getByRole('region', { name: 'Season 2025 in figures' }));
    expect(textsOf(figures.getAllByRole('definition'))).toEqual(['3', '1', '2', '1']);
    const entry = within(screen.getByRole('region', { name: 'Your evaluations' }));
    expect(await entry.findByRole('link', { name: 'Nominee c' })).toHaveAttribute(
      'href',
      '/tech-judging/assignments/c',
    );
    expect(textsOf(entry.getAllByRole('definition'))).toEqual(['8', '9', '7', '9', '8.3']);
  });

  test('the record of another season, whose entries the portal no longer shows, is chosen where there are several', async () => {
    const seasons = ['2026', '2025'].map((id) => ({ id, name: `Season ${id}` }));
    const { user, server } = await opened({ seasons }, []);
    expect(screen.getByText('Nominee c')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Nominee c' })).toBeNull();
    const choice = screen.getByLabelText('Season');
    await user.selectOptions(choice, 'Season 2026');
    expect(choice).toHaveFocus();
    const asked = server.callsTo(calls.getTechJudgeRecord.path).map(({ search }) => String(search));
    expect(asked).toEqual(['', 'season=2026']);
  });

  test('an empty record explains itself, and the documents come with the last evaluation', async () => {
    await opened({ evaluations: [] });
    expect(screen.getByText('No evaluations submitted yet')).toBeVisible();
    expect(screen.getByText(/You can download both here once all/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /PDF/ })).toBeNull();
  });

  test('certificate and letter are downloaded; a failure is shown', async () => {
    const { user, server } = await opened({ may: { downloadPapers: true } });
    server.now([
      answer('getJudgeCertificate', { body: 'certificate' }),
      answer('issueTicket', { body: { ticket: 'T' } }),
      answer('getJudgeReferenceLetter', refusal('internal', { message: 'Not now.' })),
    ]);
    await user.click(screen.getByRole('button', { name: 'Certificate of service (PDF)' }));
    await waitFor(() =>
      expect(jest.mocked(followDownload).mock.calls).toEqual([
        [expect.stringMatching(/certificate\.pdf\?season=.*ticket=T$/)],
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Reference letter (PDF)' }));
    expect(await screen.findByText('Not now.')).toBeVisible();
  });

  test('is for verified judges; others get a link to their status', async () => {
    const { server } = await openPortal({ page: <RecordPage />, fakes: [statusIs(applied())] });
    expect(await screen.findByText('For verified judges')).toBeVisible();
    expect(server.callsTo(calls.getTechJudgeRecord.path)).toEqual([]);
  });
});

test('a sign-out forgets all that was loaded', async () => {
  const { client } = await openPortal({
    page: <JudgeArea>{() => null}</JudgeArea>,
    fakes: [statusIs(applied())],
  });
  await screen.findByRole('heading', { name: /^Welcome/ });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  client.setQueryDefaults(['anything'], { gcTime: Number.POSITIVE_INFINITY });
  client.setQueryData(['anything'], 'Secret');
  await leave();
  expect(client.getQueryData(['anything'])).toBeUndefined();
});

describe('sample entries', () => {
  const opened = (round = calibration, rated: Parameters<typeof answer>[1] = { body: round }) =>
    openPortal({
      page: <CalibrationPage />,
      fakes: [
        statusIs(verified()),
        answer('getCalibrationRound', { body: round }),
        answer('rateCalibrationEntry', rated),
      ],
    });

  test('are rated like real ones and then compared', async () => {
    const [sample] = calibration.entries;
    const rated = {
      ...sample,
      ratings: someRatings,
      reference: {
        ratings: { innovation: 6, methodology: 9, execution: 8, results: 7 },
        why: 'Little was new.',
      },
    };
    const { user, server } = await opened(calibration, {
      body: { on: true, done: true, criteria: someCriteria, entries: [rated] },
    });
    await screen.findByRole('heading', { name: 'A quieter database' });
    chooseAll();
    await user.click(screen.getByRole('button', { name: 'Compare with the reference' }));
    const table = within(await screen.findByRole('table'));
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.map((row) => textsOf(row.children))).toEqual([
      ['Innovation', '8', '6', '2 higher'],
      ['Methodology', '9', '9', 'the same'],
      ['Execution', '7', '8', '1 lower'],
      ['Results', '9', '7', '2 higher'],
      ['Composite', '8.3', '7.5', '0.8 higher'],
    ]);
    expect(screen.getByText('Little was new.')).toBeVisible();
    // Keyboard users continue here instead of at the top of the page.
    expect(document.activeElement).toContainElement(screen.getByRole('table'));
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.getByText('All sample entries are rated')).toBeVisible();
    expect(server.callsTo('/api/judges/me/calibration/:id').map(({ body }) => body)).toEqual([
      { ratings: someRatings },
    ]);
    expect(server.callsTo('/api/judges/me/calibration')).toHaveLength(1);
  });

  test('are absent in a season without them', async () => {
    await opened({ on: false, done: false, criteria: [], entries: [] });
    expect(await screen.findByText('No sample entries this season')).toBeVisible();
  });
});

describe('the mailed question whether a judge judges again', () => {
  const answered = (said: 'yes' | 'no', mayDecline = true) =>
    answer('judgeAgainByLink', {
      body: { season: '2026', name: 'Season 2026', answer: said, mayDecline },
    });
  const open = (path: string, fake = answered('yes')) =>
    renderPage(<AgainPage />, { path, fakes: [fake] });

  test('is answered by one press, without a session, and leads to the preferences', async () => {
    const { user, server } = open('/tech-judging/again?answer=yes&season=2026#token=abc.def');
    expect(screen.getByText(/nothing in season 2026 unless you say yes/)).toBeVisible();
    expect(server.calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Yes, I judge again' }));
    expect(await screen.findByText('You judge again')).toBeVisible();
    expect(screen.getByText(/You take part in Season 2026/)).toBeVisible();
    expect(hrefOf('State your employer and how many entries you take on')).toBe(
      '/tech-judging/record#preferences',
    );
    server.now([answered('no')]);
    await user.click(screen.getByRole('button', { name: 'Not this season' }));
    expect(await screen.findByText('You do not judge this season')).toBeVisible();
    expect(server.calls.map(({ body }) => body)).toEqual([
      { token: 'abc.def', answer: 'yes' },
      { token: 'abc.def', answer: 'no' },
    ]);
  });

  test('offers first what the link said, and after a final yes no other answer', async () => {
    const { user } = open('/tech-judging/again?answer=no#token=abc.def', answered('yes', false));
    expect(screen.getAllByRole('button')[0]).toHaveTextContent('Not this season');
    await user.click(screen.getByRole('button', { name: 'Yes, I judge again' }));
    expect(await screen.findByText('You judge again')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('says what a link that no longer works means, and that one is incomplete', async () => {
    const { user, server, unmount } = open('/tech-judging/again#token=abc.def');
    const message = 'Judging of Season 2026 is over.';
    server.now([answer('judgeAgainByLink', refusal('failed-precondition', { message }))]);
    await user.click(screen.getByRole('button', { name: 'Yes, I judge again' }));
    expect(await screen.findByText(message)).toBeVisible();
    unmount();
    open('/tech-judging/again');
    expect(screen.getByText('The link is incomplete')).toBeVisible();
  });
});

describe('an invitation to judge', () => {
  const invited = { season: 'Season 2026', name: 'Ada Lovelace', organization: 'Engines' };
  const open = (isUsed = false) =>
    renderPage(<InvitedPage />, {
      path: '/tech-judging/invited#token=abc.def',
      fakes: [answer('openInvitation', { body: { ...invited, isUsed } })],
    });
  afterEach(() => sessionStorage.clear());

  test('is read by a POST, fills in the form in this tab and goes with the application', async () => {
    const { address, server, unmount } = open();
    expect(await screen.findByText(/invite you to apply as a judge in Season 2026/)).toBeVisible();
    expect([address(), server.calls.map(({ body }) => body)]).toEqual([
      '/tech-judging/invited',
      [{ token: 'abc.def' }],
    ]);
    expect(hrefOf('Start your application')).toBe('/tech-judging');
    unmount();
    const portal = await openPortal();
    expect(await screen.findByLabelText('Organization')).toHaveValue('Engines');
    const typed = ['Designation', 'Reason 1', 'Reason 2', 'Reason 3'];
    for (const label of typed) fillField(screen.getByLabelText(label), 'Some text');
    fillField(screen.getByLabelText('LinkedIn'), 'https://www.linkedin.com/in/ada');
    fillField(screen.getByLabelText('Years of Experience'), '9');
    await portal.user.click(screen.getByRole('checkbox'));
    await portal.user.click(screen.getByRole('button', { name: 'Submit Application' }));
    await waitFor(() =>
      expect(portal.server.callsTo('/api/judges/me/application')[0]?.body).toMatchObject({
        invitation: 'abc.def',
      }),
    );
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  test('that was used is told, and no longer fills in anything', async () => {
    open(true);
    expect(await screen.findByText(/^Somebody has applied by this invitation/)).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  test('is never sent again after one press, without a session', async () => {
    const { user, server } = renderPage(<StopInvitationsPage />, {
      path: '/tech-judging/invited/stop#token=from-the-mail',
      fakes: [answer('stopInvitations', { status: 204 })],
    });
    await user.click(screen.getByRole('button', { name: 'Do not write to me again' }));
    expect(await screen.findByText('You will not be invited again')).toBeVisible();
    expect(server.calls.map(({ body }) => body)).toEqual([{ token: 'from-the-mail' }]);
  });
});

test('reminders are stopped by one press, without a session', async () => {
  const { user, server, address } = renderPage(<RemindersPage />, {
    path: '/tech-judging/reminders#token=from-the-mail',
    fakes: [answer('stopEvaluationReminders', { status: 204 })],
  });
  expect(address()).toBe('/tech-judging/reminders');
  await user.click(screen.getByRole('button', { name: 'Stop reminders' }));
  expect(await screen.findByText('Reminders stopped')).toBeVisible();
  expect(server.calls.map(({ body }) => body)).toEqual([{ token: 'from-the-mail' }]);
});
