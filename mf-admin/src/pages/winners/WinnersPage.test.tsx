import type { ImportCheckReply, WinnerListsReply } from '@meritum/shared/contracts/winner-imports';
import { answer } from '@meritum/shared/testing/factories';
import { screen, waitFor } from '@testing-library/react';
import { applyWinners, checkWinners } from '../../features/winners/requests';
import { rowsOf, showScreen } from '../../testing/console';
import { WinnersPage } from './WinnersPage';

jest.mock('../../features/winners/requests', () => ({
  ...jest.requireActual('../../features/winners/requests'),
  checkWinners: jest.fn(),
  applyWinners: jest.fn(),
}));

const checking = jest.mocked(checkWinners);
const applying = jest.mocked(applyWinners);

const tiers = [
  { tier: 'Platinum', winners: 0 },
  { tier: 'Gold', winners: 2 },
];
const list = { year: '2024', category: 'AI', offered: true, winners: 2, updatedAt: null, tiers };

const nothing: WinnerListsReply['proposed'] = null;

function show(proposed = nothing, path = '/admin/winners') {
  const page = showScreen(path, <WinnersPage />, [
    answer('listWinnerLists', {
      body: { lists: [{ ...list, year: '2025', winners: 0 }, list], proposed },
    }),
    answer('listProfiles', { body: { profiles: [] } }),
  ]);
  const choose = async () => {
    const file = new File(['year'], 'winners.csv', { type: 'text/csv' });
    await page.user.upload(await screen.findByLabelText(/Winners file/), file);
  };
  return { ...page, choose };
}

const plan: NonNullable<ImportCheckReply['plan']> = {
  importId: 'i1',
  digest: 'a'.repeat(64),
  until: '2025-09-01T13:00:00.000Z',
  added: 1,
  changed: 1,
  unchanged: 3,
  winners: [
    { line: 2, kind: 'added', year: '2024', category: 'AI', fullName: 'Ana Lee', fields: [] },
    {
      ...{ line: 3, kind: 'changed', year: '2024', category: 'AI', fullName: 'Ben Lee' },
      fields: [{ name: 'badge', before: 'Gold', after: 'Platinum' }],
    },
  ],
};

test('the winners of the season shown are listed by year and category', async () => {
  const { asked } = show(nothing, '/admin/winners?season=2024');
  await screen.findByRole('table', { name: 'Public lists of winners' });
  expect(rowsOf('Public lists of winners')).toEqual([
    ['2024', 'AI', '2', '2 Gold', 'Shown', 'Never'],
  ]);
  expect(asked('listWinnerLists')).toEqual(['season=2024']);
});

const read = { encoding: 'UTF-8', separator: 'commas' } as const;

test('each error of a file is shown by row and column, and nothing can be imported', async () => {
  checking.mockResolvedValue({
    ...read,
    encoding: 'Windows-1252',
    separator: 'semicolons',
    lines: 3,
    problemsInAll: 3,
    plan: null,
    problems: [
      { line: 1, column: null, name: 'badge', message: 'this column is missing' },
      { line: 3, column: 1, name: 'year', message: 'must be the year of a season: 2024 or 2025' },
      { line: 3, column: 28, name: null, message: 'is in a column without a heading' },
    ],
  });
  const { choose } = show();
  await choose();
  expect(await screen.findByText('The file has 3 errors')).toBeInTheDocument();
  expect(rowsOf('Errors in the file')).toEqual([
    ['1', 'badge', 'this column is missing'],
    ['3', 'A year', 'must be the year of a season: 2024 or 2025'],
    ['3', 'AB', 'is in a column without a heading'],
  ]);
  expect(screen.getByText('Read as Windows-1252, separated by semicolons.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /import/i })).not.toBeInTheDocument();
});

test('a file without errors shows its changes and is proposed with a reason', async () => {
  checking.mockResolvedValue({ ...read, lines: 6, problems: [], problemsInAll: 0, plan });
  applying.mockResolvedValue({ state: 'proposed', added: 1, changed: 1, unchanged: 3 });
  const { choose, press, confirm, asked } = show();
  await choose();
  await screen.findByText('The file has no errors');
  expect(rowsOf('What the import changes')).toEqual([
    ['2', 'Added', 'AI 2024', 'Ana Lee', ''],
    ['3', 'Changed', 'AI 2024', 'Ben Lee', 'badge: Gold becomes Platinum'],
  ]);
  await press('Propose import...');
  expect(screen.getByText(/not decided by ratings on this site/)).toBeVisible();
  await confirm('Propose import', 'The archive');
  await waitFor(() => expect(asked('listWinnerLists')).toHaveLength(2));
  expect(applying.mock.calls).toEqual([[plan, { reason: 'The archive' }]]);
  expect(screen.queryByText('winners.csv')).not.toBeInTheDocument();
});

test('another organiser reads what is proposed and confirms it for its reason', async () => {
  const { until: _, ...planned } = plan;
  const at = '2025-09-01T12:00:00.000Z';
  const id = '0b6f9a52-3d0a-4f0e-9a53-2f6f7a1b9c10';
  const proposed = { ...planned, id, reason: 'The archive', at, by: 'Grace', isOwn: false };
  const { unmount } = show({ ...proposed, isOwn: true });
  expect(await screen.findByText(/Your proposal is waiting for another organiser/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm import...' })).not.toBeInTheDocument();
  unmount();
  applying.mockResolvedValue({ state: 'applied', added: 1, changed: 1, unchanged: 3 });
  const { press, confirm } = show(proposed);
  expect(await screen.findByText(/^Proposed by Grace on /)).toBeVisible();
  expect(screen.getByText('The archive')).toBeVisible();
  expect(rowsOf('What the import changes').map((cells) => cells[3])).toEqual([
    'Ana Lee',
    'Ben Lee',
  ]);
  await press('Confirm import...');
  await confirm('Import winners');
  await waitFor(() =>
    expect(applying.mock.calls).toEqual([[proposed, { reason: 'The archive', proposalId: id }]]),
  );
});
