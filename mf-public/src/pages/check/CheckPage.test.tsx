import type { PublishedResultsReply } from '@meritum/shared/contracts/published-results';
import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import type { Ledger } from '@meritum/shared/merit/ledger/ledger';
import { confirmed, ledgerOf } from '@meritum/shared/merit/testing/ledgers';
import { sample } from '@meritum/shared/merit/testing/sample';
import { type FakeRoute, fakeServer, route } from '@meritum/shared/testing/fakeServer';
import { fillField } from '@meritum/shared/testing/fillField';
import { vanishedFile } from '@meritum/shared/testing/vanishedFile';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleLedger, sampleReceipt, tamperedSample } from '../../features/verification/sample';
import { cellsOf, region } from '../../testing/page';
import { renderAt } from '../../testing/renderAt';

const ledger = sampleLedger();

/** The list entry of a published ledger; its list of voids has a signature by an unknown key. */
const listedOf = (of: Ledger) => ({
  season: '2025',
  category: 'AI',
  rulesHash: of.rulesHash,
  root: of.root,
  size: of.size,
  closedAt: '2025-11-14T00:00:00.000Z',
  published: {
    at: '2025-11-15T00:00:00.000Z',
    ledgerHash: hashOfText(JSON.stringify(of)),
    voidsRoot: of.voidsRoot,
  },
});

const closed = (over: Partial<PublishedResultsReply['results'][number]> = {}) => ({
  ...listedOf(ledger),
  ...over,
});

const winners = ledger.entries.flatMap(({ name, tier }) =>
  name ? [{ id: name, fullName: name, badge: tier }] : [],
);

const listing = (results: readonly object[]) => route('/api/results', { results });
const ledgerIs = (body: object, status?: number) =>
  route('/api/results/2025/AI/ledger.json', body, status);
const directoryHas = (listed: readonly object[]) =>
  route('/api/winners', { data: { winners: listed } });

/** The sample's judges, one of whom is named. */
const judges = ledger.judges.map(({ ratings }, index) => ({
  ratings,
  named: index === 1 ? { name: 'Sample Judge', organization: 'Sample Bench' } : null,
}));
const judgesAre = (listed: readonly object[]) =>
  route('/api/results/2025/AI/judges', { judges: listed });

/** Opens the page with published results, the ledger, its directory and its judges. */
const open = (results: readonly object[] = [], ...more: FakeRoute[]) =>
  openAt('/check-the-results', results, ...more);

function openAt(address: string, results: readonly object[], ...more: FakeRoute[]) {
  const server = fakeServer([
    ...more,
    listing(results),
    ledgerIs(ledger),
    directoryHas(winners),
    judgesAre(judges),
    route('/api/season/rules', { keys: [] }),
  ]);
  renderAt(address);
  return { server, user: userEvent.setup() };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const published = 'Check these results';
const steps = () =>
  within(screen.getByRole('list', { name: 'What was checked' }))
    .getAllByText(/^: (passed|failed)$/)
    .map(({ parentElement }) => parentElement?.textContent);

const ratingsHold = ['Rules', 'Ratings', 'Results', 'Voids', 'Decision'].map(
  (step) => `${step}: passed`,
);

test('before publication the page explains itself, and the sample passes: verdict, steps and totals state the same numbers, and each entry has its ratings drawn', async () => {
  open();
  await screen.findByText(/No results have been published with a ledger yet/);
  await press('Check the sample');
  expect(await screen.findByText('All checks passed')).toBeVisible();
  expect(steps()).toEqual(ratingsHold);
  expect(screen.getByRole('heading', { name: 'A sample season' })).toBeVisible();
  expect(screen.getByText('9 of 9 entries')).toBeVisible();
  expect(cellsOf(screen.getByRole('table', { name: 'How the numbers add up' }))).toEqual([
    ['Step', 'Entries', 'Ratings'],
    ['When judging closed', '10', '209'],
    ['Voided by two organisers', '−1', '−22'],
    ['Deleted on request', '0', '0'],
    ['Counted', '9', '187'],
  ]);
  expect(screen.getByText(/^We recomputed 9 entries from 187 ratings: every score/)).toBeVisible();
  expect(
    screen.getByText(/^The 10 entries and 209 ratings that there were when judging closed/),
  ).toBeVisible();
  expect(ledger.size).toBe(10 + 209);
  const strips = screen.getAllByRole('img', {
    name: /^\d+ ratings from [\d.]+ to [\d.]+, average/,
  });
  expect(strips.map((one) => one.getAttribute('aria-label')?.split('average ')[1])).toEqual(
    ledger.entries.map(({ score }) => score),
  );
});

test('one changed digit is found in the root, the entry and the row', async () => {
  open();
  await press('Check it with one digit changed');
  expect(await screen.findByText('This ledger does not match')).toBeVisible();
  const tampered = tamperedSample();
  const at = tampered.rows.findIndex(
    ({ scores }, index) => scores.join() !== ledger.rows[index]?.scores.join(),
  );
  const [given, original] = [tampered.rows[at], ledger.rows[at]];
  expect(steps()).toEqual([
    ...['Rules: passed', 'Ratings: failed', 'Results: failed', 'Voids: passed'],
    'Decision: failed',
  ]);
  expect(
    screen.getByText(
      `${given?.entry}: The ratings of this entry give a different number, score or tier.`,
    ),
  ).toBeVisible();
  const changes = region('Ratings that differ from the published ledger');
  expect(cellsOf(changes).slice(1)).toEqual([
    [`${at + 1}`, given?.entry, given?.scores.join(', '), original?.scores.join(', ')],
  ]);
});

test('voided ratings are shown with their reason and with both results', async () => {
  open();
  await press('Check the sample');
  const { voided, entries, sealed } = ledger;
  const of = entries.find(({ pseudonym }) => pseudonym === voided[0]?.entry);
  const cells = async (name: string) =>
    cellsOf(await screen.findByRole('table', { name })).slice(1);
  expect(await cells('Voided ratings')).toEqual([
    [
      voided[0]?.entry,
      `${voided[0]?.scores.join(', ')}: the judge had a conflict of interest`,
      `${of?.score} ${of?.tier ?? 'No award'}`,
      `${of?.withVoided?.score} ${of?.withVoided?.tier ?? 'No award'}`,
    ],
  ]);
  expect(await cells('Voided entries')).toEqual([
    [
      sealed[0]?.pseudonym,
      `${sealed[0]?.ratings.length}`,
      'the entry does not meet the conditions, or is withdrawn',
    ],
  ]);
});

test("a visitor's file is checked locally; anything but a ledger is refused", async () => {
  const { server, user } = open();
  const input = await screen.findByLabelText(/Or a ledger that you have saved/);
  const file = (content: unknown) =>
    new File([JSON.stringify(content)], 'ledger.json', { type: 'application/json' });
  await user.upload(input, file({ ...ledger, rows: [{}] }));
  expect(await screen.findByText('This is not a ledger; see /rows/0/entry.')).toBeVisible();
  await user.upload(input, file(tamperedSample()));
  expect(await screen.findByText('This ledger does not match')).toBeVisible();
  expect(server.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/results']);
});

test('a ledger that vanished is told', async () => {
  const { user } = open();
  const input = await screen.findByLabelText(/Or a ledger that you have saved/);
  await user.upload(input, vanishedFile('ledger.json'));
  expect(await screen.findByText(/^This file was changed, moved or deleted/)).toBeVisible();
});

test('a nominator finds an entry by its pseudonym, with its ratings', async () => {
  const { user } = open();
  await press('Check the sample');
  const entry = ledger.entries[0];
  await user.type(await screen.findByLabelText(/Find an entry/), entry?.pseudonym ?? '');
  expect(screen.getByText('1 of 9 entries')).toBeVisible();
  const ratings = within(screen.getByRole('table', { name: `Ratings of ${entry?.pseudonym}` }));
  expect(ratings.getAllByRole('row')).toHaveLength((entry?.ratings ?? 0) + 1);
});

test('a link to an entry checks its results and leads to it', async () => {
  const [, entry] = ledger.entries;
  openAt(`/check-the-results?season=2025&category=AI&entry=${entry?.pseudonym}`, [closed()]);
  expect(await screen.findByText('1 of 9 entries')).toBeVisible();
  expect(screen.getByRole('region', { name: 'All entries, recomputed' })).toHaveFocus();
  expect(screen.getByRole('table', { name: `Ratings of ${entry?.pseudonym}` })).toBeVisible();
});

test('a judge finds their rating by a receipt, which is not sent', async () => {
  const { server } = open();
  await press('Check the sample');
  const { commitment, judgeHalf } = sampleReceipt(ledger);
  const field = await screen.findByLabelText(/Or receipts as text/);
  await press('Look up');
  await waitFor(() => expect(field).toHaveFocus());
  fillField(field, `${commitment}:${judgeHalf}`);
  await press('Look up');
  const { entry, scores = [] } = ledger.rows[0] ?? {};
  const there = `entry ${entry}, ${scores.join(', ')}.`;
  expect(
    await screen.findByText(
      `In the ledger: ${there} This receipt does not say what you gave, so compare the numbers yourself.`,
    ),
  ).toBeVisible();
  await press('Try a sample receipt');
  expect(await screen.findByText(`In the ledger as you gave it: ${there}`)).toBeVisible();
  expect(server.calls).toHaveLength(1);
});

test('published results are compared with their root, rules and directory', async () => {
  open([closed(), closed({ category: 'Technology', published: null })]);
  await press(published);
  expect(await screen.findByText('All checks passed')).toBeVisible();
  expect(steps()).toEqual(['File: passed', ...ratingsHold, 'Directory: passed', 'Judges: passed']);
  expect(screen.getByText(hashOfText(JSON.stringify(ledger)))).toBeVisible();
});

test.each(['', '?season=2024&category=AI', '?season=2025'])(
  'an address that names no published results checks nothing: %j',
  async (search) => {
    const { server } = openAt(`/check-the-results${search}`, [
      closed(),
      closed({ season: '2024', published: null }),
    ]);
    await screen.findByLabelText('Season and category');
    expect(server.callsTo('/api/results/2025/AI/ledger.json')).toEqual([]);
  },
);

test('what to check is chosen by season and category, and the address names both', async () => {
  open([closed(), closed({ season: '2024' })]);
  const chooser = await screen.findByLabelText('Season and category');
  await userEvent.selectOptions(chooser, '2024, AI');
  expect(chooser).toHaveValue('2024 AI');
  expect(window.location.search).toBe('?season=2024&category=AI');
});

test('a file that differs from the listed one fails although its ratings match, until an entry was erased', async () => {
  const { published: listed, ...rest } = closed();
  const { server } = open([{ ...rest, published: { ...listed, ledgerHash: '0'.repeat(64) } }]);
  await press(published);
  expect(await screen.findByText('This ledger does not match')).toBeVisible();
  expect(steps()).toEqual(['File: failed', ...ratingsHold, 'Directory: passed', 'Judges: passed']);
  server.now([listing([closed()])]);
  await press(published);
  expect(await screen.findByText('All checks passed')).toBeVisible();
});

test('a saved file is identical to the published one or compared by its ratings', async () => {
  const real = ledgerOf({ ...sample, rules: { ...sample.rules, category: 'AI' } });
  const [text, spaced] = [JSON.stringify(real), JSON.stringify(real, null, 2)];
  const { user } = open([listedOf(real)], ledgerIs(real));
  const input = await screen.findByLabelText(/Or a ledger that you have saved/);
  const kept = (content: string) => new File([content], 'kept.json', { type: 'application/json' });
  await user.upload(input, kept(text));
  expect(await screen.findByText('All checks passed')).toBeVisible();
  expect(steps()).toEqual(['File: passed', ...ratingsHold]);
  await user.upload(input, kept(spaced));
  await screen.findByText(hashOfText(spaced));
  expect(steps()).toEqual(ratingsHold);
});

test('a differing award in the directory and a differing root are reported', async () => {
  const [first, ...others] = winners;
  const wrong = [{ ...first, badge: first?.badge === 'Gold' ? 'Silver' : 'Gold' }, ...others];
  const { server } = open([closed({ root: '0'.repeat(64) })]);
  server.now([directoryHas(wrong)]);
  await press(published);
  expect(await screen.findByText('This ledger does not match')).toBeVisible();
  expect(
    screen.getByText('The ratings do not match the fingerprint published when judging closed.'),
  ).toBeVisible();
  expect(
    screen.getByText(
      `${first?.fullName}: ${wrong[0]?.badge} in the directory of winners, ${first?.badge} by the ratings.`,
    ),
  ).toBeVisible();
});

test('a failing server is reported and can be retried', async () => {
  const { server } = open([closed()]);
  server.now([ledgerIs({}, 503)]);
  await press(published);
  expect(await screen.findByText('Could not check this ledger')).toBeVisible();
  server.now([ledgerIs(ledger)]);
  await press(published);
  expect(await screen.findByText('All checks passed')).toBeVisible();
});

test('it states the lifted conflicts of interest and those of the deciders', async () => {
  const counts = { liftedConflicts: 3, decidedInConflict: 2 };
  open([{ ...closed(), published: { ...closed().published, counts } }]);
  await press(published);
  expect(
    await screen.findByText(/Conflicts of interest of organisers that two others lifted: 3\./),
  ).toHaveTextContent('2 of the two organisers who made these results final had a conflict');
});

test('what two organisers confirmed is checked and shown', async () => {
  const { statement } = confirmed(ledger);
  open([closed()], ledgerIs({ ...ledger, statement }));
  await press(published);
  expect(await screen.findByText('Judges verified: 2, by 2 organisers')).toBeVisible();
  expect(steps()).toContain('Decision: passed');
  expect(screen.getByText(hashOfText(statement))).toBeVisible();
});

test('the judges are listed with their numbers of ratings, and with names where they agreed', async () => {
  const { server } = open([closed()]);
  await press(published);
  const panel = await screen.findByRole('region', { name: 'Judges' });
  const given = judges.reduce((sum, { ratings }) => sum + ratings, 0);
  expect(
    within(panel).getByText(new RegExp(`^${given} ratings by ${judges.length} judges; 1 agreed`)),
  ).toBeVisible();
  expect(cellsOf(panel).slice(1)).toEqual([
    ['Sample Judge', 'Sample Bench', `${judges[1]?.ratings}`],
  ]);
  const most = judges[0]?.ratings ?? 0;
  const like = judges.filter(({ ratings, named }) => !named && ratings === most).length;
  expect(
    within(panel).getByText(
      new RegExp(`^Judges who are not named: ${like} with ${most} ratings, 1 with`),
    ),
  ).toBeVisible();

  server.now([judgesAre(judges.slice(1))]);
  await press(published);
  expect(await screen.findByText('This ledger does not match')).toBeVisible();
  expect(steps().at(-1)).toBe('Judges: failed');
});

test('a nominator’s file is looked up, and is not sent', async () => {
  const { server, user } = open([], route('/api/season/rules', { keys: [] }));
  await press('Check the sample');
  const { pseudonym = '', ratings, score, tier } = ledger.entries[0] ?? {};
  const receipt = {
    ...{ season: '2025', category: 'AI', version: 'a', at: '2025-08-04T09:30:00.000Z' },
    ...{ keyId: 'ours', signature: '00'.repeat(64), proof: null },
  };
  const receipts = [
    { ...receipt, pseudonym },
    { ...receipt, pseudonym: '0000-0000' },
  ];
  const file = new File([JSON.stringify({ receipts })], 'entry-receipt.json');
  await user.upload(await screen.findByLabelText('File of receipts'), file);
  expect(
    await screen.findByText(
      `Entry ${pseudonym}: In the ledger with ${ratings} ratings: ${score}, ${tier ?? 'no award'}.`,
    ),
  ).toBeVisible();
  expect(screen.getByText(/^Entry 0000-0000: For another season or category/)).toBeVisible();
  expect(server.calls.map(({ path }) => path)).toEqual(['/api/results', '/api/season/rules']);
});
