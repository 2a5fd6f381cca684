import { answer } from '@meritum/shared/testing/factories';
import { fakeServer } from '@meritum/shared/testing/fakeServer';
import { hrefOf, textsOf } from '@meritum/shared/testing/shown';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { featuredWinners } from '../../features/featured/winners';
import { renderAt } from '../../testing/renderAt';
import { FeaturedWinnersPage } from './FeaturedWinnersPage';

const scrolled: ScrollToOptions[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  scrolled.length = 0;
  fakeServer([answer('getFeaturedProfiles', { body: { profiles: [] } })]);
  Element.prototype.scrollTo = function scrollTo(this: Element, options) {
    if (typeof options !== 'object') return;
    scrolled.push(options);
    this.scrollLeft = options.left ?? 0;
  } as typeof Element.prototype.scrollTo;
  for (const [name, value] of Object.entries({ scrollWidth: 4320, clientWidth: 1200 })) {
    jest.spyOn(Element.prototype, name as 'scrollWidth', 'get').mockReturnValue(value);
  }
});
afterEach(() => jest.useRealTimers());

const carousel = () => screen.getByRole('region', { name: 'Featured winners' });
const cards = () => within(carousel()).getAllByRole('link');
const offsets = () => scrolled.map(({ left }) => left);
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const [winner] = featuredWinners;

function select() {
  const name = winner?.name ?? '';
  fireEvent.click(within(carousel()).getByText(name));
  return screen.getByRole('region', { name });
}

test('FEAT-002 OPEN-042 eighteen cards out of three categories', () => {
  renderAt('/featured-winner');
  const categories = ['Technology', 'AI', 'Data Analytics'].map(
    (category) => cards().filter((card) => card.textContent?.endsWith(`, ${category}`)).length,
  );
  expect(categories).toEqual([6, 6, 6]);
});

test('FEAT-003 FEAT-004 it advances by 240 px every 3 seconds', () => {
  renderAt('/featured-winner');
  wait(2999);
  expect(offsets()).toEqual([]);
  wait(1);
  wait(3000);
  expect(offsets()).toEqual([240, 480]);
});

test('it pauses on hover, on focus and by its button', () => {
  renderAt('/featured-winner');
  fireEvent.pointerEnter(carousel());
  wait(6000);
  expect(offsets()).toEqual([]);
  fireEvent.pointerLeave(carousel());
  wait(3000);
  expect(offsets()).toEqual([240]);

  act(() => cards()[0]?.focus());
  wait(6000);
  expect(offsets()).toEqual([240]);
  act(() => cards()[0]?.blur());

  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  wait(6000);
  expect(offsets()).toEqual([240]);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  wait(3000);
  expect(offsets()).toEqual([240, 480]);
});

test('it stands still under reduced motion, and its buttons still work', () => {
  const wish = Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
  jest.spyOn(window, 'matchMedia').mockReturnValue(wish);
  renderAt('/featured-winner');
  wait(9000);
  expect(offsets()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Next winner' }));
  expect(scrolled).toEqual([{ left: 240, behavior: 'instant' }]);
});

test('arrow keys move from card to card', () => {
  renderAt('/featured-winner');
  act(() => cards()[0]?.focus());
  fireEvent.keyDown(cards()[0] as HTMLElement, { key: 'ArrowRight' });
  expect(cards()[1]).toHaveFocus();
});

test('FEAT-005 FEAT-006 FEAT-011 choosing a card replaces the prompt, and scrolls to the details', () => {
  const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  renderAt('/featured-winner');
  expect(screen.getByText('Select a winner to view details')).toBeVisible();
  const details = select();
  expect(scrollIntoView.mock.contexts).toEqual([details]);
  expect(details).toHaveFocus();
});

test('FEAT-007 FEAT-008 FEAT-009 ERR-033 the details of the chosen winner, also without the portrait', () => {
  renderAt('/featured-winner');
  const details = within(select());
  expect(details.getByRole('heading', { level: 2 })).toHaveTextContent('Ilka Thornwhistle');
  expect(details.getByText('Platinum Award - Technology Category')).toBeVisible();
  expect(details.getByRole('img', { name: 'Platinum badge' })).toBeVisible();
  expect(details.getByText('Imported')).toBeVisible();
  expect(textsOf(details.getAllByRole('heading', { level: 3 }))).toEqual(
    winner?.achievements.map(({ title }) => title),
  );
  const portrait = () => details.getByRole('img', { name: 'Portrait of Ilka Thornwhistle' });
  fireEvent.error(portrait());
  expect(portrait()).toHaveAttribute('data-placeholder', 'person');
});

test('FEAT-012 without winners the page says so', () => {
  renderAt('/empty', <FeaturedWinnersPage winners={[]} />);
  expect(screen.getByText('No winners data available')).toBeVisible();
});

test('D24 two featured winners of one name each have a card, details and a profile', () => {
  const namesakes = winner ? [winner, { ...winner, id: 'ilka-thornwhistle-2' }] : [];
  renderAt('/elsewhere', <FeaturedWinnersPage winners={namesakes} />);
  expect(cards()).toHaveLength(2);
  const addresses = cards().map((link) => link.getAttribute('href'));
  expect(addresses).toEqual([
    '/featured-winner/ilka-thornwhistle',
    '/featured-winner/ilka-thornwhistle-2',
  ]);
  fireEvent.click(cards()[1] as HTMLElement);
  expect(cards().map((card) => card.getAttribute('aria-current'))).toEqual([null, 'true']);
  expect(hrefOf('Full profile of Ilka Thornwhistle')).toBe('/featured-winner/ilka-thornwhistle-2');
});
