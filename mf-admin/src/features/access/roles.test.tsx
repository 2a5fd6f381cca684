import { calls } from '@meritum/shared/contracts/calls';
import type { ConsoleRole } from '@meritum/shared/contracts/roles';
import { answer, user } from '@meritum/shared/testing/factories';
import { textsOf } from '@meritum/shared/testing/shown';
import { screen, within } from '@testing-library/react';
import { NominationPage } from '../../pages/nominations/NominationPage';
import { NominationsPage } from '../../pages/nominations/NominationsPage';
import { OverviewPage } from '../../pages/overview/OverviewPage';
import { QueuePage } from '../../pages/queue/QueuePage';
import { rowsOf, showConsole } from '../../testing/console';
import { application, bands, listedNomination, nominationDetail } from '../../testing/people';
import { actsFor, screens } from '../console/screens';
import { mayCall } from './role';

const withheld = { assigned: null, completed: null };
const correction = {
  ...{ name: 'Ada', organization: 'Works', designation: 'Engineer', account: null },
  ...{ asked: null, proposed: null, mayCorrect: true },
};
const fakes = [
  answer('listNominations', {
    body: {
      ...{ season: '2026', minimum: 20, total: 7, page: 1, pages: 1 },
      rows: [listedNomination(withheld)],
    },
  }),
  answer('listApplications', { body: { rows: [application({ mayDecide: false })] } }),
  answer('getEntryRatings', {
    body: {
      ...{ nominationId: 'nomination-1', fullName: 'Ana Maria Lee', season: '2026' },
      ...{ category: 'Technology', voidableFor: ['error'], scoresShown: true, bands, given: null },
      ...{ result: null, recognition: null, correction, ratings: [] },
    },
  }),
  answer('listVoids', { body: { voids: [] } }),
];

const show = (role: ConsoleRole, path: string, detail = nominationDetail()) =>
  showConsole({
    as: { status: 'signed-in', user: user({ role }) },
    path,
    screens: [
      { path: '/admin', element: <OverviewPage /> },
      { path: '/admin/nominations', element: <NominationsPage /> },
      { path: '/admin/nominations/:nominationId', element: <NominationPage /> },
      { path: '/admin/queue', element: <QueuePage /> },
      { path: '/admin/*', element: <p>A screen of organisers</p> },
    ],
    fakes: [...fakes, answer('getNomination', { body: detail })],
  });

test('PERM-015 a screener finds their rooms and nothing of the others, and asks for nothing that is refused', async () => {
  const { server, unmount } = show('screener', '/admin');
  expect(await screen.findByRole('link', { name: /^1 application to judge waits/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: /^7 nominations nobody/ })).toBeVisible();
  const navigation = within(screen.getByRole('navigation', { name: 'Programme console' }));
  expect(textsOf(navigation.getAllByRole('link'))).toEqual([
    ...['Overview', 'Nominations', 'Screening', 'Applications', 'Help'],
  ]);
  const asked = Object.entries(calls).filter(([, { path }]) => server.callsTo(path).length > 0);
  expect(asked.filter(([name]) => !mayCall('screener', name as keyof typeof calls))).toEqual([]);
  unmount();
  show('screener', '/admin/results');
  expect(await screen.findByText('This page is not part of your role')).toBeVisible();
  expect(screen.queryByText('A screen of organisers')).toBeNull();
});

test('PERM-015 a screener sees nominations without judging, and returns one where one organiser may', async () => {
  const { unmount } = show('screener', '/admin/nominations');
  await screen.findByRole('table', { name: 'Nominations' });
  expect(rowsOf('Nominations')[0]).toHaveLength(6);
  expect(screen.queryByLabelText('Ratings')).toBeNull();
  expect(screen.queryByRole('button', { name: /Export|Write/ })).toBeNull();
  unmount();
  show('screener', '/admin/nominations/nomination-1', nominationDetail({ judging: null }));
  expect(await screen.findByRole('button', { name: /^Return/ })).toBeVisible();
  expect(screen.queryByText('Judges and ratings')).toBeNull();
});

test('PERM-015 a reader sees what organisers see, and is offered no act', async () => {
  const { unmount } = show('reader', '/admin/nominations');
  await screen.findByRole('table', { name: 'Nominations' });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Export|Write/ })).toBeNull();
  unmount();
  const { unmount: leave } = show('reader', '/admin/nominations/nomination-1');
  await screen.findByRole('region', { name: 'What is published' });
  expect(screen.queryByLabelText('Organization')).toBeNull();
  expect(screen.queryByRole('button', { name: /Return|Actions/ })).toBeNull();
  leave();
  show('reader', '/admin/queue');
  expect((await screen.findAllByText(application().name)).length).toBeGreaterThan(1);
  expect(screen.queryByRole('button', { name: /^(Accept|Reject)/ })).toBeNull();
  expect(screens.length).toBeGreaterThan(10);
  expect(actsFor('reader').flatMap(({ does }) => does)).toEqual([]);
});
