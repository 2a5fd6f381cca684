import { calls } from '@meritum/shared/contracts/calls';
import type { ContestStatus, PreviewReply } from '@meritum/shared/contracts/results';
import { answer } from '@meritum/shared/testing/factories';
import { screen, within } from '@testing-library/react';
import { rowsOf, showConsole } from '../../testing/console';
import { ResultsPage } from './ResultsPage';

const hash = 'a'.repeat(64);

/** What an authenticator answers, as a buffer. */
const bytes = (text: string) => new TextEncoder().encode(text).buffer;

const mayNothing: ContestStatus['may'] = {
  close: false,
  finalise: false,
  publish: false,
  void: false,
  askExtraJudges: false,
};
const closing = { at: '2025-11-15T09:00:00.000Z', by: 'Grace', reason: 'Cancelled.' };

const contest = (changes: Partial<ContestStatus> = {}): ContestStatus => ({
  season: '2025',
  category: 'Technology',
  state: 'closed',
  revision: 2,
  rulesHash: hash,
  entries: 3,
  extraJudgesFor: 0,
  closingProposed: null,
  finalised: null,
  published: null,
  closed: { at: '2025-11-14T20:00:00.000Z', by: 'Grace', root: hash, size: 21 },
  proposed: { at: '2025-11-15T09:00:00.000Z', by: 'Grace', outcomeHash: hash, isOwn: false },
  may: { ...mayNothing, finalise: true, void: true },
  ...changes,
});

const preview = (changes: Partial<PreviewReply> = {}): PreviewReply => ({
  season: '2025',
  category: 'Technology',
  state: 'closed',
  revision: 2,
  outcomeHash: hash,
  hidden: 0,
  signals: [],
  calibration: null,
  closingTakesTwo: false,
  minimumRatings: 20,
  scoresTold: true,
  entries: [
    {
      nominationId: 'n',
      fullName: 'Ada Lovelace',
      organization: 'Engines',
      isVoided: false,
      ratings: 20,
      pending: 0,
      score: '8.05',
      tier: 'Gold',
      extraJudgesAsked: true,
      isBorderline: true,
      certainty: {
        score: 8.02,
        standardError: 0.21,
        tiers: [
          { tier: 'Platinum', probability: 0 },
          { tier: 'Gold', probability: 0.54 },
          { tier: 'Silver', probability: 0.46 },
          { tier: null, probability: 0 },
        ],
      },
    },
  ],
  checks: [
    { name: 'rules frozen', isMet: true, isRequired: true, count: 0 },
    { name: 'no pending assignments', isMet: false, isRequired: false, count: 3 },
  ],
  ...changes,
});

const season = {
  id: '2025',
  revision: 1,
  frozenAt: '2025-08-31T00:00:00.000Z',
  may: { freezeRules: false },
};

const show = (one = contest(), seen = preview()) =>
  showConsole({
    path: '/admin/results',
    screens: [{ path: '/admin/results', element: <ResultsPage /> }],
    fakes: [
      answer('listResults', { body: { season, contests: [one] } }),
      answer('previewResults', { body: seen }),
      answer('listVoids', { body: { voids: [] } }),
    ],
  });

test('an organiser sees what the rule decides, how sure it is, and what remains to be done', async () => {
  show();
  await screen.findByRole('row', { name: /Ada Lovelace/ });
  expect(rowsOf('Entries')[0]?.slice(1, 7)).toEqual([
    '8.05',
    'Gold',
    '20',
    '8.02 ± 0.21',
    '54 %',
    'Borderline, more judges asked',
  ]);
  expect(screen.getByText('Assignments not rated: 3')).toBeInTheDocument();
  expect(screen.getByText('Nothing looks unusual.')).toBeInTheDocument();
});

test('before judging is closed, numbers of ratings and borderline entries are shown, but no scores', async () => {
  const [entry] = preview().entries;
  if (!entry) throw new Error('There is one');
  const open = { ...entry, score: null, tier: null, certainty: null, extraJudgesAsked: false };
  show(
    contest({ state: 'open', closed: null, proposed: null }),
    preview({ scoresTold: false, state: 'open', outcomeHash: null, entries: [open] }),
  );
  await screen.findByRole('row', { name: /Ada Lovelace/ });
  expect(rowsOf('Entries')[0]?.slice(1, 4)).toEqual(['20', 'Borderline', 'Yes']);
  expect(screen.queryByRole('columnheader', { name: /Score/ })).toBeNull();
  expect(screen.getByText('Scores are shown once judging is closed for good')).toBeInTheDocument();
});

test('the second of two confirms the outcome on the screen', async () => {
  const { user, server } = show();
  server.now([answer('finaliseResults', { body: { contest: contest({ state: 'finalised' }) } })]);
  await user.click(await screen.findByRole('button', { name: 'Confirm outcome...' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Confirm this outcome?' }));
  expect(dialog.getByText(/Grace has proposed it/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Confirm outcome' }));
  expect(await screen.findByRole('button', { name: 'Confirm outcome...' })).toBeEnabled();
  expect(server.callsTo(calls.finaliseResults.path).map(({ body }) => body)).toEqual([
    { season: '2025', category: 'Technology', outcomeHash: hash },
  ]);
});

test('an organiser sees what their passkey signs, and signs it', async () => {
  const get = jest.fn(async () => ({
    id: 'key',
    rawId: bytes('key'),
    response: {
      clientDataJSON: bytes('client'),
      authenticatorData: bytes('data'),
      signature: bytes('signature'),
    },
  }));
  Object.assign(globalThis, { PublicKeyCredential: class {} });
  Object.assign(navigator, { credentials: { get } });
  const { user, server } = show(
    contest({ proposed: null }),
    preview({
      acts: [{ kind: 'judges verified', times: 12, organisers: 2 }],
      signing: {
        challenge: 'qqo',
        rpId: 'awards.example',
        timeout: 300_000,
        userVerification: 'required',
        allowCredentials: [{ id: 'a2V5', type: 'public-key' }],
      },
    }),
  );
  server.now([answer('finaliseResults', { body: { contest: contest() } })]);
  await user.click(await screen.findByRole('button', { name: 'Propose outcome...' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Propose this outcome?' }));
  expect(dialog.getByText('Judges verified: 12, by 2 organisers')).toBeInTheDocument();
  expect(dialog.getByText(/Your passkey signs it/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Propose outcome' }));
  expect(await screen.findByRole('button', { name: 'Propose outcome...' })).toBeEnabled();
  expect(server.callsTo(calls.finaliseResults.path).map(({ body }) => body)).toMatchObject([
    { outcomeHash: hash, signature: { id: 'key', response: { signature: 'c2lnbmF0dXJl' } } },
  ]);
});

test('an organiser without a passkey is told that their signature will be missing', async () => {
  const { user } = show(contest({ proposed: null }), preview({ acts: [], signing: null }));
  await user.click(await screen.findByRole('button', { name: 'Propose outcome...' }));
  expect(screen.getByText(/published without your signature/)).toBeInTheDocument();
});

test('an organiser with a conflict of interest is told so and can decide nothing', async () => {
  show(contest({ may: mayNothing, proposed: null }), preview({ hidden: 1, outcomeHash: null }));
  expect(await screen.findByText('Some entries are hidden from you')).toBeInTheDocument();
  for (const name of [/outcome/, /Publish/, /Close judging/])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('the first ten signals are shown, the others on request', async () => {
  const signals = Array.from({ length: 12 }, (_, at) => ({
    ...({ kind: 'haste', nomination: null, evidence: 'Many in a minute', ratings: 9 } as const),
    judge: { id: `judge-${at}`, name: `Judge ${at}` },
  }));
  const { user } = show(contest(), preview({ signals }));
  expect(await screen.findByText('Judge 9')).toBeVisible();
  expect(screen.getByText('Judge 10')).not.toBeVisible();
  await user.click(screen.getByText('Show 2 more'));
  expect(screen.getByText('Judge 11')).toBeVisible();
});

test('judging cannot be closed while a borderline entry waits for more judges', async () => {
  const may = { ...mayNothing, close: true, askExtraJudges: true };
  const [entry] = preview().entries;
  const waiting = preview({ entries: entry ? [{ ...entry, extraJudgesAsked: false }] : [] });
  show(contest({ may, state: 'open', proposed: null, closed: null }), waiting);
  expect(await screen.findByRole('button', { name: 'Ask for more judges...' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close judging...' })).not.toBeInTheDocument();
});

const may = { ...mayNothing, close: true };
const open = { state: 'open', closed: null, proposed: null, may } as const;

test('closing judging shows in figures what it ends', async () => {
  const { user, server } = show(contest(open), preview({ state: 'open', outcomeHash: null }));
  server.now([answer('closeJudging', { body: { contest: contest() } })]);
  await user.click(await screen.findByRole('button', { name: 'Close judging...' }));
  const dialog = within(
    screen.getByRole('dialog', { name: 'Close judging of Technology for good?' }),
  );
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 entry, 20 ratings',
    '0 entries have fewer than 20 ratings and will get no result',
    '3 assignments that can no longer be rated',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Close judging' }));
  expect(await screen.findByRole('button', { name: 'Close judging...' })).toBeEnabled();
  expect(server.callsTo(calls.closeJudging.path).map(({ body }) => body)).toEqual([
    { season: '2025', category: 'Technology', revision: 2 },
  ]);
});

test('closing without any rating is proposed with a reason and confirmed by another organiser', async () => {
  const unrated = preview({ state: 'open', outcomeHash: null, closingTakesTwo: true });
  const { user, server } = show(contest(open), unrated);
  const own = contest({ ...open, closingProposed: { ...closing, isOwn: true } });
  const propose = await screen.findByRole('button', { name: 'Propose to close judging...' });
  server.now([
    answer('closeJudging', { body: { contest: own } }),
    answer('listResults', { body: { season, contests: [own] } }),
  ]);
  await user.click(propose);
  await user.type(screen.getByRole('textbox', { name: 'Why' }), 'Cancelled.');
  await user.click(screen.getByRole('button', { name: 'Propose to close judging' }));
  expect(await screen.findByText(/by you: Cancelled\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /clos/i })).not.toBeInTheDocument();
  expect(server.callsTo(calls.closeJudging.path).map(({ body }) => body)).toEqual([
    { season: '2025', category: 'Technology', revision: 2, reason: 'Cancelled.' },
  ]);
});

test('the second of two reads who proposed to close, and why', async () => {
  const closingProposed = { ...closing, isOwn: false };
  const unrated = preview({ state: 'open', outcomeHash: null, closingTakesTwo: true });
  const { user } = show(contest({ ...open, closingProposed }), unrated);
  await user.click(await screen.findByRole('button', { name: 'Confirm closing...' }));
  const dialog = within(
    screen.getByRole('dialog', { name: 'Close judging of Technology for good?' }),
  );
  expect(dialog.getByText(/Grace has proposed to close: Cancelled\./)).toBeVisible();
  expect(dialog.queryByRole('textbox')).toBeNull();
});
