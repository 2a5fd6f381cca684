import type { PublishedResultsReply } from '@meritum/shared/contracts/results';
import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import { publishLedger } from '@meritum/shared/merit/ledger/publish';
import { type FakeRoute, fakeServer } from '@meritum/shared/testing/fakeServer';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleLedger, sampleReceipt, tamperedSample } from '../../features/verification/sample';
import { renderAt } from '../../testing/renderAt';

const ledger = sampleLedger();

const closed = (over: Partial<PublishedResultsReply['results'][number]> = {}) => ({
  season: '2025',
  category: 'AI',
  rulesHash: ledger.rulesHash,
  root: ledger.root,
  size: ledger.size,
  closedAt: '2025-11-14T00:00:00.000Z',
  published: {
    at: '2025-11-15T00:00:00.000Z',
    ledgerHash: hashOfText(JSON.stringify(ledger)),
  },
  ...over,
});

const winners = ledger.entries.flatMap(({ name, tier }) =>
  name ? [{ id: name, fullName: name, badge: tier }] : [],
);

const serving = (results: readonly object[], more: readonly FakeRoute[] = []) =>
  fakeServer([
    ...more,
    { method: 'GET', path: '/api/results', reply: { body: { results } } },
    {
      method: 'GET',
      path: '/api/results/2025/AI/ledger.json',
      reply: { body: ledger },
    },
    { method: 'GET', path: '/api/winners', reply: { body: { data: { winners } } } },
  ]);

async function open(results: readonly object[] = [], more: readonly FakeRoute[] = []) {
  const server = serving(results, more);
  renderAt('/check-the-results');
  return { server, user: userEvent.setup() };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const steps = () =>
  within(screen.getByRole('list', { name: 'What was checked' }))
    .getAllByText(/^: (holds|does not hold)$/)
    .map(({ parentElement }) => parentElement?.textContent);

const ratingsHold = ['Rules: holds', 'Ratings: holds', 'Results: holds'];

test('while nothing is published the page says what will be here, and a sample holds', async () => {
  await open();
  await screen.findByText(/No results have been published with a ledger yet/);
  await press('Check the sample');
  expect(await screen.findByText('Everything holds')).toBeVisible();
  expect(steps()).toEqual(ratingsHold);
  expect(screen.getByRole('heading', { name: 'A sample season' })).toBeVisible();
  expect(screen.getByText('9 of 9 entries')).toBeVisible();
});

test('one changed digit is found: the root, the entry that it is of, and the very row', async () => {
  await open();
  await screen.findByText(/No results have been published/);
  await press('Check it with one digit changed');
  expect(await screen.findByText('This ledger does not hold')).toBeVisible();
  const tampered = tamperedSample();
  const at = tampered.rows.findIndex(
    ({ scores }, place) => scores.join() !== ledger.rows[place]?.scores.join(),
  );
  const [given, published] = [tampered.rows[at], ledger.rows[at]];
  expect(steps()).toEqual(['Rules: holds', 'Ratings: does not hold', 'Results: does not hold']);
  expect(
    screen.getByText(
      `${given?.entry}: The ratings of this entry give a different number, score or tier.`,
    ),
  ).toBeVisible();
  const changes = within(
    screen.getByRole('region', { name: 'Ratings that are not as published' }),
  ).getAllByRole('row');
  expect(changes.slice(1).map((row) => [...row.children].map((one) => one.textContent))).toEqual([
    [`${at + 1}`, given?.entry, given?.scores.join(', '), published?.scores.join(', ')],
  ]);
});

test("a file of the visitor's is checked and never sent; what is no ledger is refused", async () => {
  const { server, user } = await open();
  const input = await screen.findByLabelText(/Or a ledger that you have kept/);
  const file = (content: unknown) =>
    new File([JSON.stringify(content)], 'ledger.json', { type: 'application/json' });
  await user.upload(input, file({ ...ledger, rows: [{}] }));
  expect(await screen.findByText('This is not a ledger; see /rows/0/entry.')).toBeVisible();
  await user.upload(input, file(tamperedSample()));
  expect(await screen.findByText('This ledger does not hold')).toBeVisible();
  expect(server.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/results']);
});

test('a nominator finds an entry by its pseudonym, with its ratings', async () => {
  const { user } = await open();
  await screen.findByText(/No results have been published/);
  await press('Check the sample');
  const entry = ledger.entries[0];
  await user.type(await screen.findByLabelText(/Find an entry/), entry?.pseudonym ?? '');
  expect(screen.getByText('1 of 9 entries')).toBeVisible();
  const ratings = within(screen.getByRole('table', { name: `Ratings of ${entry?.pseudonym}` }));
  expect(ratings.getAllByRole('row')).toHaveLength((entry?.ratings ?? 0) + 1);
});

test('a judge finds the own rating by a receipt, which is not sent either', async () => {
  const { server, user } = await open();
  await screen.findByText(/No results have been published/);
  await press('Check the sample');
  const { commitment, judgeHalf } = sampleReceipt(ledger);
  await user.type(
    await screen.findByLabelText(/Or receipts as text/),
    `${commitment}:${judgeHalf}`,
  );
  await press('Find my ratings');
  const row = ledger.rows[0];
  expect(
    screen.getByText(
      `In the ledger as you gave it: entry ${row?.entry}, ${row?.scores.join(', ')}.`,
    ),
  ).toBeVisible();
  expect(server.calls).toHaveLength(1);
});

test('published results are held against their root, their rules and the directory', async () => {
  await open([closed(), closed({ category: 'Technology', published: null })]);
  await screen.findByRole('button', { name: 'Check these results' });
  await press('Check these results');
  expect(await screen.findByText('Everything holds')).toBeVisible();
  expect(steps()).toEqual(['File: holds', ...ratingsHold, 'Directory: holds']);
  expect(screen.getByText(hashOfText(JSON.stringify(ledger)))).toBeVisible();
});

const listedAs = (ledgerHash: string, of = closed()) => [
  { ...of, published: { at: '2025-11-15T00:00:00.000Z', ledgerHash } },
];

/** The sample's ratings as those of a season that is none. */
function ledgerOf(season: string, category: string) {
  const ratingsOf = (pseudonym: string) =>
    ledger.rows
      .filter(({ entry }) => entry === pseudonym)
      .map(({ scores, salt }) => ({ scores, salt, isVoided: false }));
  const entries = ledger.entries.map(({ pseudonym, name }) => ({
    pseudonym,
    name: name ?? '',
    isVoided: false,
    ratings: ratingsOf(pseudonym),
  }));
  return publishLedger({ rules: { ...ledger.rules, season, category }, entries, seed: 'kept' });
}

test('a file that is not the listed one does not hold, though its ratings do', async () => {
  await open(listedAs('0'.repeat(64)));
  await screen.findByRole('button', { name: 'Check these results' });
  await press('Check these results');
  expect(await screen.findByText('This ledger does not hold')).toBeVisible();
  expect(steps()).toEqual(['File: does not hold', ...ratingsHold, 'Directory: holds']);
});

test('where an entry was erased since the list was read, the list is read again', async () => {
  const { server } = await open(listedAs('0'.repeat(64)));
  await screen.findByRole('button', { name: 'Check these results' });
  server.now([{ method: 'GET', path: '/api/results', reply: { body: { results: [closed()] } } }]);
  await press('Check these results');
  expect(await screen.findByText('Everything holds')).toBeVisible();
});

test('a kept file is told to be the published one, to the letter, or is compared by its ratings', async () => {
  const real = ledgerOf('2025', 'AI');
  const [text, spaced] = [JSON.stringify(real), JSON.stringify(real, null, 2)];
  const { rulesHash, root, size } = real;
  const { user } = await open(listedAs(hashOfText(text), closed({ rulesHash, root, size })), [
    { method: 'GET', path: '/api/results/2025/AI/ledger.json', reply: { body: real } },
  ]);
  const input = await screen.findByLabelText(/Or a ledger that you have kept/);
  const kept = (content: string) => new File([content], 'kept.json', { type: 'application/json' });
  await user.upload(input, kept(text));
  expect(await screen.findByText('Everything holds')).toBeVisible();
  expect(steps()).toEqual(['File: holds', ...ratingsHold]);
  await user.upload(input, kept(spaced));
  await screen.findByText(hashOfText(spaced));
  expect(steps()).toEqual(ratingsHold);
});

test('a directory that shows another award is told, and so is a root that is another one', async () => {
  const [first, ...others] = winners;
  const wrong = [{ ...first, badge: first?.badge === 'Gold' ? 'Silver' : 'Gold' }, ...others];
  const { server } = await open([closed({ root: '0'.repeat(64) })]);
  server.now([
    { method: 'GET', path: '/api/winners', reply: { body: { data: { winners: wrong } } } },
  ]);
  await screen.findByRole('button', { name: 'Check these results' });
  await press('Check these results');
  expect(await screen.findByText('This ledger does not hold')).toBeVisible();
  expect(
    screen.getByText('The ratings do not lead to the root that was published when judging closed.'),
  ).toBeVisible();
  expect(
    screen.getByText(
      `${first?.fullName}: ${wrong[0]?.badge} in the directory of winners, ${first?.badge} by the ratings.`,
    ),
  ).toBeVisible();
});

test('a server that does not answer is told, and asked again', async () => {
  const { server } = await open([closed()]);
  server.now([
    { method: 'GET', path: '/api/results/2025/AI/ledger.json', reply: { status: 503, body: {} } },
  ]);
  await screen.findByRole('button', { name: 'Check these results' });
  await press('Check these results');
  expect(await screen.findByText('This could not be checked')).toBeVisible();
  server.now([
    { method: 'GET', path: '/api/results/2025/AI/ledger.json', reply: { body: ledger } },
  ]);
  await press('Check these results');
  expect(await screen.findByText('Everything holds')).toBeVisible();
});

test('it says how many conflicts of interest were lifted, and whether who decided had one', async () => {
  const published = {
    ...closed().published,
    counts: { liftedConflicts: 3, decidedInConflict: 2 },
  };
  await open([{ ...closed(), published }]);
  await screen.findByRole('button', { name: 'Check these results' });
  await press('Check these results');
  expect(
    await screen.findByText(/Conflicts of interest of organisers that two others lifted: 3\./),
  ).toHaveTextContent('2 of the two organisers who made these results final had a conflict');
});
