import { screen } from '@testing-library/react';
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
    'Who stands behind it',
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
