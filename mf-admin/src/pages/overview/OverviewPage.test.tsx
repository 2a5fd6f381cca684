import type { OverviewReply } from '@meritum/shared/contracts/overview';
import { answer } from '@meritum/shared/testing/factories';
import { screen } from '@testing-library/react';
import { rowsOf, showConsole } from '../../testing/console';
import { OverviewPage } from './OverviewPage';

const overview: OverviewReply = {
  season: { id: '2025', name: 'Season 2025' },
  countedAt: '2025-09-03T12:00:00.000Z',
  nominations: {
    total: 4,
    underReview: 3,
    returned: 1,
    byCategory: [
      { category: 'AI', count: 0 },
      { category: 'Technology', count: 4 },
    ],
    byDay: [
      { day: '2025-09-01', category: 'Technology', count: 3 },
      { day: '2025-09-03', category: 'Technology', count: 1 },
    ],
  },
  coverage: {
    minimum: 20,
    entries: 3,
    covered: 1,
    withheld: 1,
    byRatings: [
      { ratings: 4, entries: 2 },
      { ratings: 20, entries: 1 },
    ],
  },
  judges: {
    total: 3,
    deactivated: 1,
    byState: [
      { status: 'VERIFICATION_PENDING', count: 1 },
      { status: 'ASSIGNMENTS_PENDING', count: 1 },
    ],
  },
  ratings: { total: 28, pending: 12, byDay: [{ day: '2025-09-02', count: 28 }] },
  needs: {
    applicationsWaiting: 1,
    nominationsReturned: 1,
    underCovered: 2,
    mailsGivenUp: 0,
    documentsNotClean: 0,
    valuesAwaited: 0,
    borderline: [
      { category: 'AI', count: 1 },
      { category: 'Data Analytics', count: 3 },
    ],
  },
};

const show = (changed: Partial<OverviewReply> = {}) =>
  showConsole({
    screens: [{ path: '/admin', element: <OverviewPage /> }],
    fakes: [answer('getOverview', { body: { ...overview, ...changed } })],
  });

const figures = (title: string) => rowsOf(title).map((cells) => cells.join(''));

test('open tasks come first, each linking to its screen', async () => {
  show();
  const links = await screen.findAllByRole('link', {
    name: /needs a decision|fewer judges|returned|borderline/,
  });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1application to judge needs a decision', '/admin/queue'],
    ['2entries have fewer judges than they need ratings', '/admin/assignments'],
    ['1nomination was returned and has not been resubmitted', '/admin/nominations?status=returned'],
    ['1borderline entry in AI can get more judges', '/admin/results?category=AI'],
    [
      '3borderline entries in Data Analytics can get more judges',
      '/admin/results?category=Data+Analytics',
    ],
  ]);
});

test('each chart has its figures, days without any included, and conflicts of interest are told', async () => {
  show();
  await screen.findByText('Needs your attention');
  expect(screen.getByText(/You have a conflict of interest with 1 entry/)).toBeInTheDocument();
  expect(figures('Nominations by day')).toEqual(['1 Sept 20253', '2 Sept 20250', '3 Sept 20251']);
  expect(figures('Ratings by day')).toEqual(['2 Sept 202528']);
  expect(figures('Entries by number of ratings')).toEqual([
    '42',
    ...Array.from({ length: 15 }, (_, place) => `${place + 5}0`),
    '201',
  ]);
  expect(figures('Judges by state')).toEqual([
    ...['Waiting for verification1', 'Judging1', 'Deactivated1'],
  ]);
  expect(screen.getByText('1 of 3 entries have at least 20 ratings.')).toBeInTheDocument();
});

test('without open tasks it says so', async () => {
  const none = {
    applicationsWaiting: 0,
    nominationsReturned: 0,
    underCovered: 0,
    borderline: [],
  };
  show({ needs: { ...overview.needs, ...none } });
  expect(await screen.findByText('Nothing needs your attention.')).toBeInTheDocument();
});
