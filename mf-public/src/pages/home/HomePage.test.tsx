import { calls } from '@meritum/shared/contracts/calls';
import { deadlineParts, formatDeadline } from '@meritum/shared/programme/deadlines';
import { answer, refusal, season } from '@meritum/shared/testing/factories';
import { fakeServer, route } from '@meritum/shared/testing/fakeServer';
import { textsOf } from '@meritum/shared/testing/shown';
import { act, screen, waitFor, within } from '@testing-library/react';
import { itemsOf, region } from '../../testing/page';
import { renderAt } from '../../testing/renderAt';
import { closedSeason, seasonIs, seasonNeverComes } from '../../testing/season';

beforeEach(() => void seasonNeverComes());
afterEach(() => jest.useRealTimers());

const text = () => document.body.textContent ?? '';

test('HOME-004 HOME-005 HOME-008 HOME-009 HOME-010 OPEN-004 the hero has its badge, line, note and medals, and gives the share of Platinum as 5%', () => {
  renderAt('/');
  expect(screen.getByText('OPEN NOW')).toBeVisible();
  expect(
    screen.getByText('100% Merit-Based. No Entry Fee to Nominate or Become a Judge.'),
  ).toBeVisible();
  expect(
    screen.getByText(
      "There is no fee, and winners are chosen solely on independent judges' ratings.",
    ),
  ).toBeVisible();
  const cards = within(screen.getByRole('list', { name: 'Award levels' })).getAllByRole('img');
  expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual([
    'Platinum medal',
    'Gold medal',
    'Silver medal',
  ]);
  expect(screen.getByText(/only 5% of nominees in Technology have earned Platinum/)).toBeVisible();
  expect(text()).not.toContain('7%');
});

test('HOME-011 HOME-012 HOME-013 the page states countries, judges and the founding year', () => {
  renderAt('/');
  expect(itemsOf(screen.getByRole('list', { name: 'The programme in figures' }))).toEqual([
    'Hundreds of expert judges',
    '11 countries that nominees of 2024 came from',
    '2024 Founded as an annual programme',
    'Every score given here since 2025 can be recomputed by anyone',
  ]);
});

test('HOME-014 HOME-015 HOME-016 HOME-017 HOME-018 three categories with label, look and period', () => {
  renderAt('/');
  const cards = within(region('Award Categories')).getAllByRole('listitem');
  expect(textsOf(cards)).toEqual([
    expect.stringMatching(/^CompletedArtificial Intelligence.*AI is completed/),
    expect.stringMatching(/^Open NowTechnology.*Tech runs August to October/),
    expect.stringMatching(/^Nov - JanData Analytics.*November to January 2026/),
  ]);
  expect(cards.map(({ className }) => className)).toEqual([
    'card faded',
    'card open',
    'card faded',
  ]);
});

test.each(['2025-09-01', '2026-03-01'])('HOME-019 on %s the labels are the same', (day) => {
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00`) });
  renderAt('/');
  const labels = ['Completed', 'Open Now', 'Nov - Jan'];
  expect(labels.map((label) => screen.queryAllByText(label).length)).toEqual([1, 1, 1]);
});

test('HOME-020 six reasons, each with icon, title and text', () => {
  renderAt('/');
  const cards = within(region('Why the awards')).getAllByRole('listitem');
  const parts = cards.map((card) => [
    card.querySelectorAll('svg').length,
    card.querySelectorAll('h3').length,
    card.querySelectorAll('p').length,
  ]);
  expect(parts).toEqual(Array.from({ length: 6 }, () => [1, 1, 1]));
});

test('HOME-021 four steps with number, title and text', () => {
  renderAt('/');
  const steps = within(region('How It Works')).getAllByRole('listitem');
  expect(steps.map((step) => step.querySelector('span')?.textContent)).toEqual([
    '1',
    '2',
    '3',
    '4',
  ]);
  expect(steps.map((step) => step.querySelectorAll('h3, p').length)).toEqual([2, 2, 2, 2]);
});

test('the closing time that organisers have set is shown with time and zone', async () => {
  const closesAt = '2030-06-01T00:00:00Z';
  seasonIs(season(closesAt));
  renderAt('/');
  const { weekday, day, clock } = deadlineParts(closesAt);
  expect(region('Dates')).not.toHaveTextContent(/\d/);
  expect(await screen.findByText(`Open until ${day}`)).toBeVisible();
  const time = within(region('Dates')).getByText(`${weekday}, ${clock}`);
  expect(time).toHaveAttribute('datetime', closesAt);
  // The time appears beside the badge of HOME-004, and in the call to action.
  expect(screen.getByText('OPEN NOW').parentElement).toHaveTextContent(
    `OPEN NOWcloses ${day.replace(' 2030', '')}`,
  );
  const sentences = screen.getAllByText(/Nominations close on/);
  expect(sentences).toHaveLength(2);
  for (const text of sentences) expect(text).toHaveTextContent(formatDeadline(closesAt));
});

test('HOME-015 HOME-016 HOME-017 D05 cards of categories say what the server knows', async () => {
  const { categories, ...said } = season();
  const texts = { label: 'Completed', period: 'Data Analytics is completed for this season.' };
  const known = categories.map((one) =>
    one.name === 'Data Analytics' ? { ...one, ...texts } : one,
  );
  seasonIs({ ...said, categories: known });
  renderAt('/');
  expect(await screen.findByText(texts.period)).toBeVisible();
  expect(screen.queryByText('Nov - Jan')).toBeNull();
});

test.each([[null], ['2030-06-01T00:00:00Z']])(
  'GUIDE-017 the guidelines tell a closing time of %s',
  async (closesAt) => {
    const server = seasonIs(season(closesAt));
    renderAt('/nomination-guidelines');
    await waitFor(() => expect(server.callsTo(calls.getSeason.path)).toHaveLength(1));
    const deadlines = closesAt ? await screen.findAllByText(/Nominations close on/) : [];
    expect(screen.queryAllByText(/Nominations close on/)).toHaveLength(closesAt ? 2 : 0);
    for (const text of deadlines) expect(text).toHaveTextContent(formatDeadline(closesAt ?? ''));
  },
);

test.each([['2025'], ['2026']])(
  'HOME-004 nominations of %s are open after 2026 has begun',
  async (year) => {
    const now = season('2030-06-01T12:00:00Z');
    const nominations = now.nominations && { ...now.nominations, season: year };
    seasonIs({ ...now, id: '2026', nominations });
    renderAt('/');
    expect(await screen.findByText('closes 1 June')).toBeVisible();
    expect(screen.getByText('Open until 1 June 2030')).toBeVisible();
    expect(screen.getByText('OPEN NOW')).toBeVisible();
  },
);

test('OPEN-007 a closed category is not called open', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00'), doNotFake: ['setTimeout'] });
  seasonIs(closedSeason());
  renderAt('/');
  expect(await screen.findByText('NOMINATIONS ARE CLOSED')).toBeVisible();
  expect(screen.queryByText('OPEN NOW')).toBeNull();
  expect(screen.getByText('Not announced yet')).toBeVisible();
});

test('the page works without the season', async () => {
  const server = fakeServer([answer('getSeason', refusal('unavailable'))]);
  renderAt('/');
  await waitFor(() => expect(server.callsTo(calls.getSeason.path)).toHaveLength(1));
  expect(screen.getByText('OPEN NOW')).toBeVisible();
});

test('the score is made once, when enough of it has come into view', () => {
  let tell: (share: number) => void = () => undefined;
  class Observer {
    constructor(callback: (entries: { intersectionRatio: number }[]) => void) {
      tell = (share) => act(() => callback([{ intersectionRatio: share }]));
    }
    observe() {}
    disconnect() {}
  }
  const { IntersectionObserver } = globalThis;
  globalThis.IntersectionObserver = Observer as never;
  renderAt('/');
  const proof = region('A score that anyone can check');
  const states = [0, 0.9, 0, 0.1, 0, 0.1, 0.4, 0, 0.4].map((share) => {
    tell(share);
    return proof.getAttribute('data-play');
  });
  const still = [null, null, null];
  expect(states).toEqual([...still, 'ready', null, 'ready', 'playing', 'playing', 'playing']);
  globalThis.IntersectionObserver = IntersectionObserver;
});

test('HOME-011 HOME-026 the home page leads to the newest results, and shows their winners who have not lost the award', async () => {
  const published = (season: string, at: string) => ({
    ...{ season, category: 'Data Analytics' },
    published: {
      at,
      countries: Number(season) - 2011,
      counts: { entries: 8, judges: 24, ratings: 176, awards: [{ tier: 'Gold', count: 6 }] },
    },
  });
  const results = [
    published('2024', '2024-11-15T09:00:00.000Z'),
    published('2025', '2026-01-31T09:00:00.000Z'),
    { season: '2026', category: 'AI', published: null },
  ];
  const winners = [
    { id: 'ada', fullName: 'Ada', badge: 'Gold', employer: 'Works', line: 'A pump' },
    { id: 'bo', fullName: 'Bo', badge: 'Gold', revoked: true },
  ];
  seasonIs(
    season(),
    route('/api/results', { results }),
    answer('getWinners', { body: { data: { winners } } }),
  );
  renderAt('/');
  expect(region('Featured winners')).toBeVisible();
  const name = 'Data Analytics 2025: 8 entries, 24 judges, 176 ratings, 6 awards';
  const link = await screen.findByRole('link', { name });
  expect(link).toHaveAttribute('href', '/results/2025/data-analytics');
  expect(screen.getByText('14 countries')).toBeVisible();
  const recent = await screen.findByRole('region', { name: 'Recent winners' });
  expect(itemsOf(within(recent).getByRole('list'))).toEqual([
    'A pumpAdaWorksGold, Data Analytics, 2025',
  ]);
});
