import { tierNames } from '@meritum/shared/contracts/tiers';
import { answer, season } from '@meritum/shared/testing/factories';
import { type FakeReply, fakeServer, type RecordedCall } from '@meritum/shared/testing/fakeServer';
import { hrefOf } from '@meritum/shared/testing/shown';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cellsOf, headingsOf, hrefsOf, region } from '../../testing/page';
import { renderAt } from '../../testing/renderAt';
import { profile } from '../../testing/winnersApi';

/** Seasons newer than the built pages, with the badges of each list. */
const directory = [
  { year: '2025', categories: ['AI'] },
  { year: '2026', categories: ['Robotics', 'Technology'] },
];
const badges: Record<string, readonly string[]> = {
  '2025 AI': ['Platinum', 'Gold', 'Gold', 'Silver'],
  '2026 Robotics': ['Gold', 'Silver', 'Silver'],
  '2026 Technology': [],
};

const lists = ({ search }: RecordedCall): FakeReply => {
  const listed = badges[`${search.get('year')} ${search.get('category')}`] ?? [];
  const enteredByOrganisers = search.get('year') === '2025';
  const winners = listed.map((badge, at) => ({
    ...{ id: `${at}`, fullName: `Bo ${at}`, badge },
    ...(enteredByOrganisers && { enteredByOrganisers }),
  }));
  return { body: { data: { winners } } };
};
const closed = { category: 'Robotics', rulesHash: '', root: '', size: 3, closedAt: '' };

const featured = (name: string, picture: string | null) => {
  const award = { tier: 'Gold', category: 'AI', season: '2025', organization: 'Labs' };
  return { slug: name, name, ...award, citation: `By ${name}`, picture };
};

/** Opens a page; one season's results are published, another's only closed. */
function open(address: string, winners: typeof lists | FakeReply = lists) {
  const server = fakeServer([
    answer('getSeason', { body: { data: { ...season(), directory } } }),
    answer('getWinners', winners),
    answer('getPublishedProfiles', ({ search }) => ({
      body: { profiles: search.get('season') === '2025' ? [profile] : [] },
    })),
    answer('getFeaturedProfiles', {
      body: { profiles: [featured('ana', '/ana.jpg'), featured('bo', null)] },
    }),
    answer('getPublishedResults', {
      body: {
        results: [
          { ...closed, season: '2026', published: { at: '', counts: { awards: [] } } },
          { ...closed, season: '2025', category: 'AI', published: null },
        ],
      },
    }),
  ]);
  renderAt(address);
  return server;
}

/** The text of a list's row: the number of each tier, and in all. */
const figuresOf = (list: string) => {
  const listed = badges[list] ?? [];
  return [...tierNames.map((tier) => listed.filter((badge) => badge === tier)), listed].map(
    ({ length }) => `${length}`,
  );
};

const figureOf = (name: string) =>
  screen.getAllByRole('term').find(({ textContent }) => textContent?.startsWith(name))
    ?.nextElementSibling?.textContent;

test('each year of the server’s directory is counted by category and tier, the newest first, and what was imported is marked', async () => {
  open('/winners/archive');
  await screen.findByRole('link', { name: '2 Gold in AI, 2025' });
  expect(headingsOf(2).slice(0, 2)).toEqual(['2026', '2025']);
  expect(cellsOf(region('2026')).map(([, ...figures]) => figures)).toEqual([
    [...tierNames, 'All'],
    figuresOf('2026 Robotics'),
    figuresOf('2026 Technology'),
    figuresOf('2026 Robotics'),
  ]);
  expect(cellsOf(region('2025'))[1]).toEqual(['AIImported', ...figuresOf('2025 AI')]);
  expect(['Awards in all', 'Platinum, 14%', 'Gold, 43%', 'Silver, 43%'].map(figureOf)).toEqual([
    '7',
    '1',
    '3',
    '3',
  ]);
});

test('a figure leads to the winners that it counts, and a published season to its results', async () => {
  open('/winners/archive');
  await screen.findByRole('link', { name: 'Results of Robotics, 2026' });
  await screen.findByRole('link', { name: '2 Gold in AI, 2025' });
  expect(hrefsOf('2 Gold in AI, 2025', 'AI, winners of 2025', 'Results of Robotics, 2026')).toEqual(
    [
      '/winners?year=2025&category=AI&tier=Gold',
      '/winners?year=2025&category=AI',
      '/results/2026/robotics',
    ],
  );
  expect(hrefsOf('Ana Fern, in their own words')).toEqual(['/winner/ana-fern']);
  expect(screen.queryByRole('link', { name: 'Results of AI, 2025' })).toBeNull();
});

test('figures that could not be loaded are dashes, and are loaded again on request', async () => {
  const server = open('/winners/archive', { status: 503, body: { code: 'unavailable' } });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(cellsOf(region('2025'))[1]).toEqual(['AI', ...tierNames.map(() => '–'), '–']);
  server.now([answer('getWinners', lists)]);
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: '2 Gold in AI, 2025' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the press page counts the same awards, offers the portraits that winners let it, and has texts of the lengths that it says', async () => {
  open('/press');
  await screen.findByText('7');
  expect(['Awards in all', 'Gold'].map(figureOf)).toEqual(['7', '3']);
  await screen.findByText('Once judging has ended');
  const portraits = within(await screen.findByRole('region', { name: 'Portraits of winners' }));
  expect(portraits.getAllByRole('listitem')).toHaveLength(1);
  expect(portraits.getByText(/Credit: courtesy of ana/)).toBeVisible();
  expect(hrefOf(/^Save/, portraits)).toBe('/ana.jpg');
  expect(figureOf('Results Announced')).toBe('Once judging has ended');
  for (const words of [50, 100]) {
    const text = screen.getByRole('heading', { name: `In ${words} words` }).nextElementSibling;
    expect(text?.textContent?.split(/\s+/)).toHaveLength(words);
  }
  const seals = screen.getAllByRole('img', { name: /^Seal of a/ });
  expect(seals.map((seal) => seal.getAttribute('aria-label'))).toEqual(
    tierNames.map((tier) => `Seal of a ${tier} winner`),
  );
});
