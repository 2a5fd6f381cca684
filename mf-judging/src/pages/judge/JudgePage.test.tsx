import { type SessionState, session } from '@meritum/shared/auth/session';
import { deferred } from '@meritum/shared/testing/deferred';
import { answer, refusal, user } from '@meritum/shared/testing/factories';
import type { FakeReply } from '@meritum/shared/testing/fakeServer';
import { renderPage } from '@meritum/shared/testing/render';
import { hrefOf, textsOf } from '@meritum/shared/testing/shown';
import { act, screen, waitFor, within } from '@testing-library/react';
import { assignmentsAre, lastToast, openPortal, statusIs, visitPortal } from '../../testing/portal';
import { applied, judgeStatus, season, verified } from '../../testing/records';
import { JudgePage } from './JudgePage';

const statusPath = '/api/judges/me';

afterEach(() => jest.useRealTimers());

function showTo(state: SessionState, path = '/tech-judging') {
  jest.spyOn(session, 'start').mockImplementation(() => {});
  jest.spyOn(session, 'getSnapshot').mockReturnValue(state);
  const fakes = [answer('getSeason', { body: { data: season() } })];
  return renderPage(<JudgePage />, { path, fakes });
}

const itemsOf = (heading: string) => {
  const section = screen.getByRole('heading', { name: heading }).closest('section');
  return textsOf(within(section as HTMLElement).getAllByRole('listitem'));
};

test('JUD-002 AUTH-015 while the session loads there is a spinner with its text and nothing else', () => {
  showTo({ status: 'loading' });
  expect(screen.getByText('Loading judge portal...').previousSibling).toHaveClass('wheel');
  expect(screen.queryByRole('heading', { name: 'Become a Judge' })).not.toBeInTheDocument();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});

test('JUD-001 JUD-047 to JUD-050 a signed-out visitor is invited to judge, and reads requirements, benefits and criteria', () => {
  showTo({ status: 'signed-out' });
  expect(document.title).toBe('Judge Portal - Meritum Awards');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Become a Judge');
  expect(screen.getByRole('tab', { name: 'Sign In' })).toBeInTheDocument();
  expect(hrefOf('Sign in or create an account')).toBe('#account');
  expect(hrefOf('Some of those who judge')).toBe('/judges');
  expect(itemsOf('Requirements')).toEqual([
    '5+ years of experience in technology, AI, data analytics or related fields',
    '1+ years of evaluating innovation (awards judge, hackathon judge, peer reviewer, etc.)',
    'Ability to evaluate objectively and confidentially',
  ]);
  expect(itemsOf('Benefits')).toEqual([
    'Insight into cutting-edge developments',
    'Official judge certificate and reference letter',
    'Opportunity to shape and recognize excellence',
  ]);
  expect(screen.getByText(/each scored 1-10/)).toBeInTheDocument();
  const criteria = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(criteria).toEqual([
    ['Innovation', 'Uniqueness and originality'],
    ['Methodology', 'Significance of challenges addressed and alignment with industry needs'],
    ['Execution', 'Quality and technical excellence of implementation'],
    ['Results', 'Measurable impact and outcomes'],
  ]);
});

test.each([
  ['/tech-judging?from=mail', 'ana.lee@example.com'],
  ['/tech-judging?from=mail', undefined],
  ['/tech-judging/assignments/one', undefined],
])(
  'AUTH-019 a judge who comes to %s by a mail or to work (%s) signs in, and finds the invitation beside it',
  async (path, mailedTo) => {
    history.replaceState({ mailedTo }, '');
    showTo({ status: 'signed-out' }, path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your judging');
    expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent('Sign In');
    expect(screen.getByLabelText('Email')).toHaveValue(mailedTo ?? '');
    expect(screen.queryByRole('heading', { name: 'Requirements' })).toBeNull();
    expect(hrefOf('Read who can judge')).toBe('/tech-judging');
    history.replaceState(null, '');
  },
);

test('AUTH-006 AUTH-007 OPEN-043 signed in, the panel has the status and items of this page', async () => {
  await openPortal();
  expect(await screen.findByText('Applicant')).toBeVisible();
  for (const name of ['Judging Criteria', 'Timeline', 'FAQs']) {
    expect(screen.getByRole('link', { name })).toBeVisible();
  }
  expect(screen.queryByText(/Sign in or create/)).toBeNull();
});

describe('the status', () => {
  const greeting = () => screen.findByRole('heading', { level: 1, name: /^Welcome/ });
  const steps = () => within(screen.getByRole('list', { name: 'Progress as a judge' }));

  test('JUD-002 AUTH-006 the panel stays on sign-in and shows no status before it is known', async () => {
    const reply = deferred<FakeReply>();
    const { user: person } = visitPortal([answer('getTechJudgeStatus', () => reply.promise)]);
    await person.click(await screen.findByRole('tab', { name: 'Sign In' }));
    await person.type(screen.getByLabelText('Email'), 'ana@example.com');
    await person.type(screen.getByLabelText('Password'), 'secret1');
    await person.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('button', { name: 'Sign Out' })).toBeVisible();
    expect(screen.getByText('Loading judge portal...')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Judging Interest Form' })).toBeNull();
    expect(screen.queryByText('Applicant')).toBeNull();
    await act(async () => reply.resolve({ body: judgeStatus() }));
    expect(await screen.findByText('Applicant')).toBeVisible();
    expect(await screen.findByRole('form', { name: 'Judging Interest Form' })).toBeVisible();
    expect(screen.queryByText('Loading judge portal...')).toBeNull();
  });

  test('JUD-003 JUD-006 JUD-007 JUD-012 JUD-016 D45 has a greeting, four steps with their texts, banner and badge', async () => {
    const email = ' ANA.LEE@Example.com ';
    await openPortal({ fakes: [statusIs(applied({ displayName: 'Mia Berg', email }))] });
    expect(
      await screen.findByText(
        'Thanks for your submisison. Your application is now being verified.',
      ),
    ).toBeVisible();
    expect(screen.getByText('Verification Pending')).toBeVisible();
    expect(await greeting()).toHaveTextContent("Welcome Mia, let's continue your judging journey");
    expect(textsOf(steps().getAllByRole('listitem'))).toEqual([
      'Selection (Completed)Provisional selection from the Judging Interest Form.',
      '2Verification (Current step)Review of your LinkedIn profile and the three reasons you gave.',
      '3Assignments (Not started)Assignments aligned with your expertise, once you are verified.',
      '4Completion (Not started)An acknowledgment email after your evaluations are submitted.',
    ]);
  });

  test('JUD-017 without the verification there are no assignments, and none are asked for', async () => {
    const { server } = await openPortal({ fakes: [statusIs(verified({ isVerified: false }))] });
    expect(await screen.findByText(/^Congrats!/)).toBeVisible();
    expect(screen.queryByText('Assigned Nominations')).toBeNull();
    expect(server.callsTo('/api/judges/me/assignments')).toEqual([]);
  });

  const notice = 'One step left: confirm your email address';
  const waits = { waitsForConfirmation: true };

  test('D38 who has not confirmed the address is told so', async () => {
    await openPortal({ fakes: [statusIs(verified(waits)), assignmentsAre()] });
    expect(await screen.findByText(notice)).toBeVisible();
    expect(screen.getByText(/Nominations are assigned to you only once/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send the link' })).toBeEnabled();
  });

  test.each([
    ['has confirmed it', applied(), user()],
    ['has confirmed it on this device since', applied(waits), user({ emailConfirmed: true })],
  ])('D38 who %s is not', async (_, record, account) => {
    await openPortal({ account, fakes: [statusIs(record)] });
    expect(await screen.findByRole('button', { name: 'Refresh' })).toBeVisible();
    expect(screen.queryByText(notice)).toBeNull();
  });

  test('JUD-009 Refresh refetches a cached status', async () => {
    const { server, user: person } = await openPortal({ fakes: [statusIs(applied())] });
    await screen.findByText('Verification Pending');
    const reply = deferred<FakeReply>();
    server.now([answer('getTechJudgeStatus', () => reply.promise), assignmentsAre()]);
    await person.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(screen.getByRole('button', { name: 'Refreshing...' })).toBeVisible();
    await act(async () => reply.resolve({ body: verified() }));
    expect(await screen.findByText('Assignments Pending')).toBeVisible();
  });

  test('D87 an older reply that comes late is not used', async () => {
    const older = deferred<FakeReply>();
    const { server, user: person } = await openPortal({ fakes: [statusIs(applied())] });
    await screen.findByText('Verification Pending');
    server.now([answer('getTechJudgeStatus', () => older.promise)]);
    await person.click(screen.getByRole('button', { name: 'Refresh' }));
    server.now([statusIs(applied({ status: 'REJECTED' }))]);
    act(() => void window.dispatchEvent(new Event('refreshJudgeData')));
    expect(await screen.findByText('Rejected')).toBeVisible();
    await act(async () => older.resolve({ body: applied() }));
    expect(screen.getByText('Rejected')).toBeVisible();
    expect(screen.queryByText('Verification Pending')).toBeNull();
  });

  test('ERR-012 a failure is shown, and the portal is as for an applicant', async () => {
    const { server, user: person } = await openPortal({
      fakes: [answer('getTechJudgeStatus', refusal('internal'))],
    });
    expect(await screen.findByRole('form', { name: 'Judging Interest Form' })).toBeVisible();
    expect(lastToast()).toEqual(['error', 'Error', 'Failed to load judge status.']);
    expect(screen.getByText('Applicant')).toBeVisible();
    server.now([statusIs(applied())]);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Verification Pending')).toBeVisible();
  });

  test("VAL-027 another person's record is not used", async () => {
    await openPortal({
      fakes: [statusIs(verified({ email: 'eve@example.com', displayName: 'Eve' }))],
    });
    expect(await screen.findByRole('form', { name: 'Judging Interest Form' })).toBeVisible();
    expect(screen.getByText('Applicant')).toBeVisible();
    expect(await greeting()).toHaveTextContent('Welcome Ana');
    expect(localStorage.getItem('judgeStatus')).toBeNull();
  });
});

test('CACHE-005 CACHE-007 the cache of the status serves for five minutes, to the second', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const opened = async () => {
    const page = await openPortal({ fakes: [statusIs(applied())] });
    await screen.findByText('Verification Pending');
    const asked = page.server.callsTo(statusPath).length;
    page.unmount();
    return asked;
  };
  expect(await opened()).toBe(1);
  expect(localStorage.getItem('judgeDashboardStatus')).toContain('"Verification Pending"');
  jest.setSystemTime(Date.now() + 299_000);
  expect(await opened()).toBe(0);
  jest.setSystemTime(Date.now() + 2_000);
  expect(await opened()).toBe(1);
});

test('a judge of an earlier season is asked at the top whether they judge again, and can change the answer until judging opens', async () => {
  const asked = (said: 'asked' | 'yes' | 'no', mayDecline = true) =>
    statusIs(
      verified({ asked: [{ season: '2026', name: 'Season 2026', answer: said, mayDecline }] }),
    );
  const said = (given: 'yes' | 'no') =>
    answer('judgeAgain', { body: { season: '2026', name: 'Season 2026', answer: given } });
  const { user: person, server } = await openPortal({ fakes: [asked('asked'), assignmentsAre()] });
  const question = await screen.findByRole('region', { name: 'Will you judge again?' });
  expect(question).toHaveTextContent('You are assigned nothing in Season 2026 until you say yes.');
  server.now([said('yes'), asked('yes')]);
  await person.click(within(question).getByRole('button', { name: 'Yes, I judge again' }));
  const agreed = await screen.findByRole('region', { name: 'You judge again' });
  expect(agreed).toHaveFocus();
  expect(
    within(agreed).getByRole('link', {
      name: 'State your employer and how many entries you take on',
    }),
  ).toHaveAttribute('href', '/tech-judging/record#preferences');
  server.now([said('no'), asked('no')]);
  await person.click(within(agreed).getByRole('button', { name: 'Not this season' }));
  const declined = await screen.findByRole('region', { name: 'You do not judge this season' });
  expect(within(declined).queryByRole('button', { name: 'Not this season' })).toBeNull();
  expect(server.callsTo('/api/judges/me/seasons').map(({ body }) => body)).toEqual([
    { season: '2026', answer: 'yes' },
    { season: '2026', answer: 'no' },
  ]);
  // Judging has opened for them, so no answer can be changed; it is shown nowhere else.
  expect(declined).toHaveTextContent('A yes is final once judging opens.');
  server.now([said('yes'), asked('yes', false)]);
  await person.click(within(declined).getByRole('button', { name: 'Yes, I judge again' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /judge/ })).toBeNull());
  await waitFor(() => expect(lastToast().slice(0, 2)).toEqual(['success', 'You judge again']));
});

test('an answer that comes too late is refused with its reason', async () => {
  const message = 'Judging of Season 2026 is over.';
  const { user: person } = await openPortal({
    fakes: [
      statusIs(
        verified({
          asked: [{ season: '2026', name: 'Season 2026', answer: 'asked', mayDecline: true }],
        }),
      ),
      assignmentsAre(),
      answer('judgeAgain', refusal('failed-precondition', { message })),
    ],
  });
  await person.click(await screen.findByRole('button', { name: 'Yes, I judge again' }));
  expect(await screen.findByText(message)).toBeVisible();
});
