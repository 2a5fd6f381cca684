import { followDownload } from '@meritum/shared/client/saveFile';
import {
  labelledTexts,
  nominationTexts,
  type ReturnedBy,
  returnedTexts,
  type SubmittedNominationReply,
  shownToJudges,
} from '@meritum/shared/contracts/nominations';
import { takeFields } from '@meritum/shared/contracts/shape';
import { formatDeadline } from '@meritum/shared/programme/deadlines';
import { defaultSeason } from '@meritum/shared/programme/season';
import {
  answer,
  nominationForm,
  nominationStatus,
  refusal,
  savedDraft,
  season,
  sessionReply,
  submittedNomination,
  user,
} from '@meritum/shared/testing/factories';
import type { FakeRoute } from '@meritum/shared/testing/fakeServer';
import { hrefOf } from '@meritum/shared/testing/shown';
import { toasts } from '@meritum/shared/ui/toasts';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  fillIn,
  formShown,
  openPortal,
  statusIs,
  submitButton,
  visitPortal,
} from '../../testing/portal';

jest.mock('@meritum/shared/client/saveFile');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const closed = { may: { submit: false } };

describe('before sending', () => {
  test('everything is reviewed, with errors and the word count; errors lead back to the form', async () => {
    const { user: person } = await openPortal();
    await fillIn(person, { organization: '' });
    await person.click(button('Review before sending'));
    const review = within(screen.getByRole('region', { name: 'Review your nomination' }));
    expect(screen.getByRole('heading', { name: 'Review your nomination' })).toHaveFocus();
    expect(review.getByText('Check 1 field')).toBeVisible();
    expect(review.getByText('None')).toBeVisible();
    expect(review.getByText('Essay, 9 of 500 words')).toBeVisible();
    expect(review.getByText(nominationForm().essay)).toBeVisible();
    await person.click(review.getByRole('link', { name: 'Organization is required' }));
    expect(screen.getByLabelText('Organization')).toHaveFocus();
    await person.click(submitButton());
    expect(await screen.findByRole('link', { name: 'Organization is required' })).toBeVisible();
    expect(screen.getByLabelText('Designation')).toHaveValue('Head of Research');
    await person.click(button('Review before sending'));
    expect(screen.getByRole('link', { name: 'Organization is required' })).toBeVisible();
    await person.click(button('Change Supporting document'));
    expect(screen.getByLabelText('Supporting document (optional)')).toHaveFocus();
    await person.click(button('Review before sending'));
    expect(screen.queryByRole('button', { name: 'Change Email' })).toBeNull();
    await person.click(button('Change Essay'));
    expect(screen.getByLabelText('Essay')).toHaveFocus();
    await person.click(button('Review before sending'));
    await person.click(button('Back to the form'));
    expect(await formShown()).toBeVisible();
  });

  test('NOM-042 every declared text is entered, a country chosen by its code, reviewed with its readers, and submitted', async () => {
    const { user: person, server } = await openPortal();
    await fillIn(person);
    await person.click(button('Review before sending'));
    const review = within(screen.getByRole('region', { name: 'Review your nomination' }));
    const { textContent } = review.getByText(/^Check your answers\./);
    const [, seen, unseen] = /Judges see (.*)\. They do not see (.*)\.$/.exec(textContent) ?? [];
    for (const { name, label, text } of labelledTexts(nominationForm())) {
      expect(review.getByText(text)).toBeVisible();
      expect(name in shownToJudges ? seen : unseen).toContain(label);
    }
    await person.click(button('Submit Nomination'));
    await waitFor(() => expect(server.callsTo('/api/nominations')).toHaveLength(1));
    const [call] = server.callsTo('/api/nominations');
    expect(call?.body).toMatchObject(takeFields(nominationTexts, nominationForm()));
    expect(String(call?.search)).toBe('season=2025&category=Technology');
  });
});

describe('afterwards', () => {
  const sent: SubmittedNominationReply = {
    ...nominationForm(),
    reference: 'N-3F2A-91C0',
    status: 'UNDER_REVIEW',
    season: '2025',
    category: 'Technology',
    submittedAt: '2026-08-05T10:30:00.000Z',
    email: 'ana.lee@example.com',
    supportingLinks: ['https://example.com/paper'],
    document: { name: 'evidence.pdf', url: '/api/documents/document-1', bytes: 1, scan: 'clean' },
    may: { withdraw: true, reopen: true },
  };

  const isSent = (changed: Partial<SubmittedNominationReply> = {}) => [
    answer('getTechNomination', { body: { data: { ...sent, ...changed } } }),
    answer('withdrawTechNomination', { status: 204 }),
    answer('reopenTechNomination', { status: 204 }),
  ];

  async function opened(changed?: Partial<SubmittedNominationReply>) {
    const page = await openPortal({
      fakes: [statusIs(submittedNomination()), ...isSent(changed)],
    });
    await page.user.click(await screen.findByRole('button', { name: 'Show everything you sent' }));
    await screen.findByText('N-3F2A-91C0');
    return page;
  }

  const back = (by: ReturnedBy, changed = {}) =>
    statusIs(
      nominationStatus({
        ...{ exists: true, status: 'APPLICATION_PENDING', ...changed },
        returned: {
          ...{ note: '', by },
          ...takeFields(returnedTexts, nominationForm({ essay: 'Old words' })),
          supportingLinks: [],
          document: null,
        },
      }),
    );

  test.each<[ReturnedBy, object[]]>([
    ['nominator', [{ values: { essay: 'Old words' } }]],
    ['withdrawal', []],
  ])(
    'taken back by %s, it is a draft to be reminded of only if it is to be sent',
    async (by, saved) => {
      const { server, unmount } = await openPortal({ fakes: [back(by)] });
      await formShown();
      unmount();
      const saves = () =>
        server.callsTo('/api/nominations/draft').filter(({ method }) => method === 'POST');
      await waitFor(() => expect(saves().map(({ body }) => body)).toMatchObject(saved));
    },
  );

  test('all of it is readable; it is withdrawn after a confirmation and can be submitted again', async () => {
    const { user: person, server } = await opened();
    for (const { text } of labelledTexts(nominationForm()))
      expect(screen.getAllByText(text)[0]).toBeVisible();
    expect(screen.getByRole('link', { name: /example.com\/paper/ })).toBeVisible();
    expect(button('Download evidence.pdf')).toBeVisible();
    expect(button('Save a copy (PDF)')).toBeVisible();
    await person.click(button('Withdraw'));
    server.now([back('withdrawal')]);
    await person.click(button('Withdraw it'));
    await formShown();
    expect(screen.getByText('You withdrew your nomination')).toBeVisible();
    expect(screen.getByLabelText('Essay')).toHaveValue('Old words');
  });

  test('a later season tells how many judges there will be, a set closing time of judging and its own month of results', async () => {
    const judgingClosesAt = '2090-05-01T00:00:00Z';
    const calendar = { ...defaultSeason.calendar, results: '2090-06-01' };
    const known = { ...season(), id: '2090', nominations: null, calendar };
    const categories = known.categories.map((one) => ({ ...one, judgingClosesAt }));
    const rules = { ...known.rules, minimumRatings: 12 };
    await openPortal({
      fakes: [
        statusIs(submittedNomination({ reference: sent.reference })),
        answer('getSeason', { body: { data: { ...known, categories, rules } } }),
      ],
    });
    expect(await screen.findByText(`Until ${formatDeadline(judgingClosesAt)}`)).toBeVisible();
    expect(screen.getByText(/^At least 12 independent judges/)).toBeVisible();
    expect(screen.getByText(/Results will be announced in June 2090\.$/)).toBeVisible();
  });

  test('the reference and the next days come first, and everything sent says neither again', async () => {
    jest.useFakeTimers({
      now: new Date('2025-09-10T09:00:00Z'),
      doNotFake: ['setTimeout', 'queueMicrotask', 'setImmediate', 'performance'],
    });
    const { user: person } = await openPortal({
      fakes: [statusIs(submittedNomination({ reference: sent.reference })), ...isSent()],
    });
    const received = within(await screen.findByRole('region', { name: 'Nomination received' }));
    expect(await received.findByText('Until 14 November 2025')).toBeVisible();
    await person.click(received.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(sent.reference);
    expect(
      received.getByRole('link', { name: 'Add the announcement to your calendar' }),
    ).toHaveAttribute('href', '/api/season/events/winners-announced');
    await person.click(button('Show everything you sent'));
    await screen.findByRole('button', { name: 'Download the document' });
    expect(screen.getAllByText(sent.reference)).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Save a copy (PDF)' })).toHaveLength(1);
    jest.useRealTimers();
  });

  test('its signed receipt is saved as a file', async () => {
    const { user: person, server } = await opened();
    server.now([
      answer('getEntryReceipts', { body: { logHead: '', receipts: [] } }),
      answer('issueTicket', { body: { ticket: 'T' } }),
    ]);
    await person.click(button('Save your receipt'));
    await waitFor(() =>
      expect(followDownload).toHaveBeenCalledWith('/api/nominations/receipts?ticket=T'),
    );
  });

  test('taken back on the page that sent it, the form has what was sent, not the earlier draft', async () => {
    const draft = savedDraft({
      values: nominationForm({ essay: 'An early draft' }),
      documentId: null,
      ...{ idempotencyKey: 'key-1', revision: 1, writer: 'writer-1' },
    });
    const { user: person, server } = await openPortal({
      fakes: [answer('getNominationDraft', { body: { draft } }), ...isSent()],
    });
    expect(await screen.findByDisplayValue('An early draft')).toBeVisible();
    server.now([statusIs(submittedNomination()), back('withdrawal')]);
    await person.click(submitButton());
    await screen.findByRole('heading', { name: 'Your nomination' });
    await person.click(await screen.findByRole('button', { name: 'Show everything you sent' }));
    server.now([back('withdrawal')]);
    await person.click(button('Return to edit'));
    await formShown();
    expect(server.callsTo('/api/nominations/mine/reopening')).toHaveLength(1);
    expect(screen.getByLabelText('Essay')).toHaveValue('Old words');
  });

  test('taken back after another device has sent it, the form has what was sent, not the draft here', async () => {
    const draft = { values: { essay: 'An early draft' }, document: null, unsentFile: '' };
    const saved = { ...draft, idempotencyKey: 'key-1', revision: 1, synced: true };
    localStorage.setItem('nominationDraft:account-1', JSON.stringify(saved));
    await openPortal({ fakes: [back('nominator')] });
    await formShown();
    expect(screen.getByLabelText('Essay')).toHaveValue('Old words');
  });

  test('a nomination of an earlier season is announced if it was returned, read below the form, withdrawn, and still read', async () => {
    const others = [{ season: '2025', category: 'Technology', note: 'Name your own part.' }];
    const { user: person, server } = await openPortal({
      fakes: [statusIs(nominationStatus({ others })), ...isSent()],
    });
    await formShown();
    expect(
      screen.getByText('Your nomination in Technology 2025 was returned to you'),
    ).toBeVisible();
    expect(screen.getByText('Name your own part.')).toBeVisible();
    await person.click(button('Show your nomination in Technology 2025'));
    await screen.findByText('N-3F2A-91C0');
    await person.click(button('Withdraw'));
    // Nominations are open, but in another season.
    expect(screen.getByText(/only while nominations in its category and season/)).toBeVisible();
    server.now(isSent({ status: 'APPLICATION_PENDING' }));
    await person.click(button('Withdraw it'));
    expect(await screen.findByText(/^This was returned or withdrawn/)).toBeVisible();
    expect(button('Save a copy (PDF)')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
    expect(server.callsTo('/api/nominations/mine/withdrawal')).toHaveLength(1);
    for (const path of ['/api/nominations/mine', '/api/nominations/mine/withdrawal'])
      expect(String(server.callsTo(path)[0]?.search)).toBe('season=2025&category=Technology');
  });

  test('ADM-065 a reopened one that judging left out is not asked for again', async () => {
    await openPortal({ fakes: [back('nominator', { leftOut: 'reopened', ...closed })] });
    expect(await screen.findByText(/reopened and not submitted again in time/)).toBeVisible();
    expect(screen.queryByText(/is not submitted$|are closed$/)).toBeNull();
  });

  test('once it is rated, it cannot be changed', async () => {
    await opened({ may: { withdraw: false, reopen: false } });
    expect(screen.getByText(/judging has begun or is over/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  });
});

test.each([
  ['a visitor', async (fakes: FakeRoute[]) => visitPortal(fakes)],
  ['a nominator', async (fakes: FakeRoute[]) => openPortal({ fakes })],
])('%s is shown the deadline with the time left, if there is one', async (_, open) => {
  const closesAt = new Date(Date.now() + 3 * 86_400_000 + 60_000).toISOString();
  await open([answer('getSeason', { body: { data: season(closesAt) } })]);
  expect(await screen.findByText(/Nominations close on/)).toHaveTextContent(
    `Nominations close on ${formatDeadline(closesAt)}: 3 days left`,
  );
  expect(hrefOf('Add to calendar')).toBe('/api/season/events/nominations-close');
});

test.each([
  [null, 'are open.'],
  ['2030-06-01T00:00:00Z', `close on ${formatDeadline('2030-06-01T00:00:00Z')}`],
])(
  'the season is named where an earlier one still takes nominations, until %s',
  async (closesAt, words) => {
    const category = 'Technology';
    const nominations = { season: '2024', name: 'Season 2024', category, closesAt };
    visitPortal([answer('getSeason', { body: { data: { ...season(), nominations } } })]);
    const line = await screen.findByText(/^Nominations in/);
    expect(line).toHaveTextContent(`Nominations in Technology, Season 2024, ${words}`);
  },
);

test('where nominations are closed, a visitor and the form say so before anything is typed', async () => {
  const closedSeason = answer('getSeason', { body: { data: { ...season(), nominations: null } } });
  const { unmount } = visitPortal([closedSeason]);
  const line = 'Nominations in Technology, Season 2025, are closed.';
  expect(await screen.findByText(line)).toBeVisible();
  unmount();
  const { user: person } = await openPortal({
    fakes: [closedSeason, statusIs(nominationStatus(closed))],
  });
  expect(await screen.findByText('Nominations are closed')).toBeVisible();
  const review = screen.getByRole('button', { name: 'Review before sending' });
  expect(screen.queryByRole('button', { name: 'Submit Nomination' })).toBeNull();
  await person.click(review);
  expect(await screen.findByRole('heading', { name: /Review/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Submit Nomination', hidden: true })).toBeNull();
  expect(screen.queryByText(/Nominations close on/)).toBeNull();
});

test('once the deadline is reached while the page is open, the server says whether it was moved', async () => {
  jest.useFakeTimers();
  const closesIn = (left: number) =>
    answer('getSeason', { body: { data: season(new Date(Date.now() + left).toISOString()) } });
  const { server } = await openPortal({ fakes: [closesIn(30_000)] });
  await screen.findByText(/less than a minute left/);
  server.now([closesIn(200_000_000)]);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText(/^Nominations close on .*2 days left/)).toBeVisible();
  jest.useRealTimers();
});

test('ADM-065 a nomination that judging left out says so, and promises no result', async () => {
  await openPortal({ fakes: [statusIs(submittedNomination({ leftOut: 'unconfirmed' }))] });
  expect(await screen.findByText(/its email address was not confirmed in time/)).toBeVisible();
  expect(screen.queryByText('What happens next')).toBeNull();
  expect(screen.queryByText(/Results will be announced/)).toBeNull();
});

describe('D38 until the address is confirmed', () => {
  const waiting = statusIs(submittedNomination({ waitsForConfirmation: true }));
  const notice = 'One step left: confirm your email address';

  test('a nomination says that it waits, and mails the link', async () => {
    const { user: person, server } = await openPortal({
      fakes: [
        waiting,
        answer('requestEmailConfirmation', { status: 204 }),
        answer('confirmEmail', { status: 204 }),
        answer('refreshSession', { body: sessionReply() }),
        answer('getTechNomination', refusal('not-found')),
      ],
    });
    expect(await screen.findByText(notice)).toBeVisible();
    const needed = screen.getByText(/Judges can read it once you confirm/);
    const received = screen.getByText(/^Your nomination is successfully received/);
    expect(needed.compareDocumentPosition(received)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await person.click(button('Send the link'));
    expect(await screen.findByText(/on its way to ana.lee@example.com/)).toBeVisible();
    expect(server.callsTo('/api/auth/email-confirmation')).toHaveLength(1);
    await person.click(button('Show everything you sent'));
    expect(screen.getByText(/Judges can read it once you confirm your email/)).toBeVisible();
    await person.click(button('Enter the code'));
    await person.type(screen.getByRole('textbox'), 'K7MP3XQD');
    await person.click(button('Confirm my address'));
    await waitFor(() => expect(toasts.getSnapshot().at(-1)?.title).toBe('Email address confirmed'));
  });

  test.each([
    ['the status says that it is', submittedNomination(), user()],
    [
      'it was on this device since',
      submittedNomination({ waitsForConfirmation: true }),
      user({ emailConfirmed: true }),
    ],
  ])('and no longer, once %s', async (_, status, account) => {
    await openPortal({ account, fakes: [statusIs(status)] });
    expect(await screen.findByText('Current Status')).toBeVisible();
    expect(screen.queryByText(notice)).toBeNull();
  });
});
