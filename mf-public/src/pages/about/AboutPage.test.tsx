import { screen, within } from '@testing-library/react';
import { renderAt } from '../../testing/renderAt';

test('ABOUT-001 the five sections', () => {
  renderAt('/about');
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Our story',
    'Mission',
    'Vision',
    'Values',
    'What makes Meritum Awards different',
    '2024 in figures',
    'Who is behind it',
    'Be part of it',
  ]);
});

test('ABOUT-002 ABOUT-003 the buttons lead to the portals', () => {
  renderAt('/about');
  expect(screen.getByRole('link', { name: 'Submit a Nomination' })).toHaveAttribute(
    'href',
    '/tech-nomination',
  );
  expect(screen.getByRole('link', { name: 'Become a Judge' })).toHaveAttribute(
    'href',
    '/tech-judging',
  );
});

test('ABOUT-004 the story names the founding year', () => {
  renderAt('/about');
  expect(screen.getByRole('region', { name: 'Our story' })).toHaveTextContent('founded in 2024');
});

test('ENT-014 the figures of 2024 are those of the programme, and no others', () => {
  renderAt('/about');
  const figures = within(screen.getByRole('region', { name: '2024 in figures' }));
  const texts = (role: 'term' | 'definition') =>
    figures.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('term').map((name, place) => [name, texts('definition')[place]])).toEqual([
    ['Nominees in Technology', '187'],
    ['Gold in Technology', '51'],
    ['Gold in Data Analytics', '25'],
    ['Platinum in AI', '9'],
    ['Judges', 'over 350'],
    ['Countries of nominees', '11'],
  ]);
});
