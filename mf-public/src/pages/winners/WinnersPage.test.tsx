import { tierNames } from '@meritum/shared/contracts/tiers';
import type { Winner } from '@meritum/shared/contracts/winners';
import { hrefOf, textsOf } from '@meritum/shared/testing/shown';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { winnerFaces } from '../../features/featured/faces';
import { typingPause } from '../../features/winners/useTypedName';
import { renderAt } from '../../testing/renderAt';
import { fakeWinnersApi, type WinnersApi } from '../../testing/winnersApi';
import {
  cards,
  choose,
  field,
  openWinnersAt,
  optionsOf,
  people,
  shown,
  textOf,
} from '../../testing/winnersPage';

let api: WinnersApi;
beforeEach(() => {
  window.localStorage.clear();
  api = fakeWinnersApi();
});
afterEach(() => jest.useRealTimers());

const many = (length: number) =>
  Array.from({ length }, (_, at) => ({ ...people[1], fullName: `Bo ${at}` }));

const openWinners = (address = '/winners') => openWinnersAt(address, api);

test('WIN-001 the title follows the year', async () => {
  await openWinners();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('2024 Winners');
  expect(document.title).toBe('2024 Winners - Meritum Awards');
  await choose('Year', '2025');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('2025 Winners');
  expect(document.title).toBe('2025 Winners - Meritum Awards');
});

test('WIN-002 WIN-004 WIN-007 what the filters offer', async () => {
  await openWinners();
  expect(['Year', 'Category', 'Tier'].map(optionsOf)).toEqual([
    ['2024', '2025'],
    ['Technology', 'AI', 'Data Analytics'],
    ['Tiers', ...tierNames],
  ]);
});

test('WIN-005 WIN-006 2025 fixes AI, 2024 goes to Technology', async () => {
  await openWinners('/winners?year=2024&category=Data+Analytics');
  await choose('Year', '2025');
  expect(field('Category')).toHaveValue('AI');
  expect(field('Category')).toBeDisabled();
  await choose('Year', '2024');
  expect(field('Category')).toHaveValue('Technology');
  expect(field('Category')).toBeEnabled();
});

test('WIN-003 WIN-023 name and tier select together', async () => {
  await openWinners();
  await userEvent.type(screen.getByRole('searchbox'), 'ANA');
  expect(shown()).toEqual(['Ana Fern', 'Bo Ananda']);
  await choose('Tier', 'Gold');
  expect(shown()).toEqual(['Bo Ananda']);
  expect(screen.getByText('1 winner')).toHaveAttribute('role', 'status');
});

test('WIN-009 WIN-010 WIN-013 Reset clears name and tier, which are not sent, and goes to 2025 and AI', async () => {
  await openWinners('/winners?year=2024&category=Technology&tier=Gold&q=an');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(
    ['Year', 'Category', 'Tier'].map((name) => (field(name) as HTMLSelectElement).value),
  ).toEqual(['2025', 'AI', '']);
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(field('Category')).toBeDisabled();
  expect(api.asked).toEqual(['category=Technology&year=2024', 'category=AI&year=2025']);
});

test('WIN-011 WIN-012 OPEN-009 the current category is remembered, also a forced one', async () => {
  await openWinners();
  const remembered = () => window.localStorage.getItem('lastSelectedCategory');
  expect(remembered()).toBe('Technology');
  await choose('Category', 'Data Analytics');
  expect(remembered()).toBe('Data Analytics');
  await choose('Year', '2025');
  expect(remembered()).toBe('AI');
});

test('WIN-016 WIN-017 WIN-018 the name of a winner leads to what they have published, the photo to LinkedIn or nowhere', async () => {
  await openWinners('/winners?year=2025');
  const name = await screen.findByRole('link', { name: 'Ana Fern' });
  expect(name).toHaveAttribute('href', '/winner/ana-fern');
  expect(cards().map((card) => card.querySelector('a')?.getAttribute('href'))).toEqual([
    'https://profiles.example/in/ana',
    'https://profiles.example/in/bo',
    '#',
  ]);
});

test('WIN-019 OPEN-010 ERR-033 a missing and a broken photo give way to the placeholder', async () => {
  await openWinners();
  const photo = screen.getByRole('img', { name: 'Cy Moss' });
  expect(photo).toHaveAttribute('src', '/cy.jpg');
  fireEvent.error(photo);
  for (const picture of screen.getAllByRole('img'))
    expect(picture).toHaveAttribute('data-placeholder', 'person');
});

const none = 'No winners found matching your criteria. Please adjust your filters.';

test('WIN-020 WIN-021 while loading, then nothing found', async () => {
  renderAt('/winners');
  expect(screen.getByText('Loading winners...')).toBeVisible();
  await api.answer(people);
  await waitFor(() => expect(screen.queryByText('Loading winners...')).toBeNull());
  await userEvent.type(screen.getByRole('searchbox'), 'zzzz');
  expect(screen.getByText(none)).toBeVisible();
});

test.each([
  ['an error', 500, { code: 'internal', message: 'no' }],
  ['a reply without data', 200, {}],
  ['a reply without a list', 200, { data: { winners: null } }],
])(
  'ERR-030 %s gives the empty state and a line in the console only, and can be reloaded',
  async (_, status, body) => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => {});
    renderAt('/winners');
    await api.answerWith(status, body);
    expect(await screen.findByText(none)).toBeVisible();
    expect(log).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Load the list again' }));
    await api.answer(people);
    expect(await screen.findByText('3 winners')).toBeVisible();
  },
);

test('D87 a late reply to an older choice is not shown', async () => {
  renderAt('/winners');
  await choose('Category', 'AI');
  await api.answer([{ fullName: 'Too Late', badge: 'Gold' }]);
  expect(screen.getByText('Loading winners...')).toBeVisible();
  await api.answer([{ fullName: 'In Time', badge: 'Gold' }]);
  await waitFor(() => expect(shown()).toEqual(['In Time']));
});

test('choices are in the address, and back undoes them', async () => {
  await openWinners();
  await choose('Tier', 'Gold');
  expect(window.location.search).toBe('?year=2024&category=Technology&tier=Gold');
  act(() => window.history.back());
  await waitFor(() => expect(field('Tier')).toHaveValue(''));
  expect(shown()).toHaveLength(3);
});

test('typed text reaches the address after a pause, without a history entry', async () => {
  await openWinners();
  jest.useFakeTimers();
  const entries = window.history.length;
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'an' } });
  expect(window.location.search).toBe('');
  act(() => {
    jest.advanceTimersByTime(typingPause);
  });
  expect(window.location.search).toBe('?year=2024&category=Technology&q=an');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ana' } });
  expect(screen.getByRole('searchbox')).toHaveValue('ana');
  expect(window.history.length).toBe(entries);
});

test('only cards near the screen are rendered of a long list, but all are printed', async () => {
  renderAt('/winners');
  await api.answer(many(300));
  expect(await screen.findByText('300 winners')).toBeVisible();
  expect(cards().length).toBeLessThan(200);
  expect(cards()[0]).toHaveAttribute('aria-setsize', '300');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(cards()).toHaveLength(300);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(cards().length).toBeLessThan(200);
});

test('no card is rendered and then removed, however few columns fit', async () => {
  const styleOf = window.getComputedStyle.bind(window);
  const ofList = { gridTemplateColumns: '300px' } as CSSStyleDeclaration;
  jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation((element) => (element.matches('ul') ? ofList : styleOf(element)));
  renderAt('/winners');
  const taken: Node[] = [];
  const observer = new MutationObserver((records) => {
    for (const { removedNodes } of records) taken.push(...removedNodes);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await api.answer(many(300));
  await screen.findByText('300 winners');
  observer.disconnect();
  const gone = taken.filter((node) => node instanceof HTMLLIElement);
  expect([gone.length, shown()[0]]).toEqual([0, 'Bo 0']);
  jest.restoreAllMocks();
});

test('two winners of one name each have their card, and sample records are marked as such', async () => {
  renderAt('/winners');
  const [ana] = people;
  await api.answer([
    { ...ana, id: 'ana-fern', sample: true },
    { ...ana, id: 'ana-fern-2', employer: 'Red Fathom' },
  ]);
  expect(await screen.findByText('2 winners')).toBeVisible();
  expect(screen.getByText('Sample records of fictional people')).toBeVisible();
  expect(cards().map(textOf)).toEqual([
    'Ana FernBlue FathomPlatinum Technology',
    'Ana FernRed FathomPlatinum Technology',
  ]);
});

test('a winner who was not published from ratings is marked as imported, and no other', async () => {
  await openWinners();
  expect(screen.queryByText(/imported/i)).toBeNull();
  await choose('Category', 'Data Analytics');
  await api.answer([{ ...people[0], enteredByOrganisers: true }, { ...people[1] }]);
  const legend = 'Imported: entered by the organisers, not decided by ratings on this site.';
  expect(await screen.findByText(legend)).toBeVisible();
  const marked = cards().map((card) => within(card).queryByText('Imported') !== null);
  expect(marked).toEqual([true, false]);
  expect(hrefOf('Check these results')).toBe(
    '/check-the-results?season=2024&category=Data+Analytics',
  );
  await choose('Category', 'AI');
  await api.answer([{ ...people[0], enteredByOrganisers: true }]);
  expect(screen.queryByRole('link', { name: 'Check these results' })).toBeNull();
});

test('WIN-014 WIN-015 WIN-022 cards are grouped by tier with its count, in the server’s order', async () => {
  await openWinners();
  expect(screen.getByText(/Sorted by judges' scores/)).toBeVisible();
  const tiers = screen.getAllByRole('heading', { level: 2 });
  expect(textsOf(tiers)).toEqual(['Platinum 1 of 3 winners', 'Gold 2 of 3 winners']);
  expect(
    screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem').map(textOf)),
  ).toEqual([
    ['Ana FernBlue FathomPlatinum Technology'],
    ['Bo AnandaCompanyGold Technology', 'Cy MossCompanyGold Technology'],
  ]);
});

test('every tier has its medal and numeral, and one that a newer server awards only its name', async () => {
  await openWinners();
  await choose('Category', 'AI');
  const badges = [...tierNames, 'Palladium'];
  await api.answer(badges.map((badge) => ({ fullName: badge, badge }) as Partial<Winner>));
  await screen.findByRole('heading', { level: 2, name: /^Palladium/ });
  expect(textsOf(screen.getAllByRole('heading', { level: 2 }))).toEqual(
    badges.map((badge) => `${badge} 1 of ${badges.length} winners`),
  );
  const medals = document.querySelectorAll('h2 svg');
  expect([...medals].map((medal) => medal.getAttribute('data-tier'))).toEqual(badges);
  const ranks = cards().map((card) => card.querySelector('[data-tier]')?.getAttribute('data-rank'));
  expect(ranks).toEqual([...tierNames.map((_, at) => `${at + 1}`), null]);
});

test('a featured winner has portrait and profile, a namesake of another list has not', async () => {
  renderAt('/winners');
  const [ilka] = winnerFaces;
  await api.answer([{ id: ilka?.id ?? '', fullName: 'Ilka Thornwhistle', badge: 'Platinum' }]);
  const name = await screen.findByRole('heading', { level: 3, name: 'Ilka Thornwhistle' });
  expect(within(name).getByRole('link')).toHaveAttribute(
    'href',
    '/featured-winner/ilka-thornwhistle',
  );
  expect(screen.getByRole('img', { name: 'Ilka Thornwhistle' })).toHaveAttribute(
    'src',
    ilka?.portrait,
  );
  await choose('Category', 'AI');
  await api.answer([{ id: ilka?.id ?? '', fullName: 'Ilka Thornwhistle', badge: 'Platinum' }]);
  await waitFor(() => expect(cards()[0]).toHaveTextContent('AI'));
  expect(within(screen.getByRole('heading', { level: 3 })).queryByRole('link')).toBeNull();
});

test('keyboard users can skip the list', async () => {
  await openWinners();
  await userEvent.click(screen.getByRole('button', { name: 'Skip the list' }));
  expect(screen.getByText('End of the list')).toHaveFocus();
});
