import { screen, within } from '@testing-library/react';
import { featuredWinners } from '../../features/featured/winners';
import { headingsOf } from '../../testing/page';
import { pageTitle, renderAt } from '../../testing/renderAt';
import { WinnerProfilePage } from './WinnerProfilePage';

const address = '/featured-winner/marisol-quillfeather';
const marisol = featuredWinners.find(({ name }) => name === 'Marisol Quillfeather');

test.each([
  [address, 'Marisol Quillfeather'],
  ['/featured-winner/marisol-quillfeathe', 'Winner Not FoundWinner not found'],
  ['/featured-winner/Marisol-Quillfeather', 'Winner Not FoundWinner not found'],
])('PROF-002 PROF-009 PROF-010 ERR-031 %s shows %j', (winnerId, top) => {
  renderAt(winnerId);
  expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent(top);
});

test('PROF-004 PROF-005 PROF-008 introduction, recognition, then the other achievements', () => {
  renderAt(address);
  const article = screen.getByRole('article');
  const [first, ...others] = marisol?.achievements ?? [];
  const order = [
    first?.details ?? '',
    'Recognition & Achievement',
    ...others.map(({ details }) => details),
  ];
  const text = article.textContent ?? '';
  const indexes = order.map((part) => text.indexOf(part));
  expect(indexes).toEqual([...indexes].sort((a, b) => a - b));
  expect(indexes).not.toContain(-1);
  expect(text.split(first?.details ?? '')).toHaveLength(2);
  expect(headingsOf(2)).toEqual(['Recognition & Achievement', ...others.map(({ title }) => title)]);
});

test('PROF-003 PROF-006 PROF-007 photo, badge and the words of the recognition', () => {
  renderAt(address);
  for (const name of ['Portrait of Marisol Quillfeather', 'Gold badge'])
    expect(screen.getByRole('img', { name })).toBeVisible();
  expect(
    screen.getByText(
      'Honored with the prestigious Meritum Awards Gold Award for exceptional contributions to Technology.',
    ),
  ).toBeVisible();
  expect(screen.getByText('Gold Award Winner 2024')).toBeVisible();
  expect(screen.getByText('Sample profile')).toBeVisible();
  // A year that organisers entered has no ledger, and so no figures that nobody could check.
  expect(screen.getByText(/^Imported: entered by the organisers/)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/average|Check/);
  expect(pageTitle()).toBe('Marisol Quillfeather, Gold Award Winner 2024');
});

test('ERR-031 data that cannot be read', () => {
  const broken = () => {
    throw new Error('unreadable');
  };
  renderAt('/broken', <WinnerProfilePage load={broken} />);
  expect(screen.getByText('Failed to load winner data')).toBeVisible();
});

test('a profile leads to those before and after it, and is shared by plain links', () => {
  renderAt('/featured-winner/ilka-thornwhistle');
  const around = within(screen.getByRole('navigation', { name: 'More profiles' }));
  expect(around.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    [featuredWinners.at(-1), featuredWinners[1]].map((one) => `/featured-winner/${one?.id}`),
  );
  const share = within(screen.getByRole('navigation', { name: 'Share this profile' }));
  const address = encodeURIComponent('https://awards.example/featured-winner/ilka-thornwhistle');
  expect(
    share.getAllByRole('link').map((link) => link.getAttribute('href')?.includes(address)),
  ).toEqual([true, true, true]);
});
