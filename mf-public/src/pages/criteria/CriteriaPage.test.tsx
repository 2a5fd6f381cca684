import { screen, within } from '@testing-library/react';
import { renderAt } from '../../testing/renderAt';

beforeEach(() => {
  renderAt('/judging-criteria');
});

const region = (name: string) => screen.getByRole('region', { name });
const rows = (name: string) =>
  within(region(name))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('CRIT-001 CRIT-002 four criteria of 25% each', () => {
  const cards = within(region('The criteria')).getAllByRole('listitem');
  expect(
    cards.map((card) => [...card.children].slice(0, 2).map((part) => part.textContent)),
  ).toEqual([
    ['Innovation', '25%'],
    ['Methodology', '25%'],
    ['Execution', '25%'],
    ['Results', '25%'],
  ]);
});

test('CRIT-003 CRIT-008 the scale and the number of judges', () => {
  expect(region('Scoring scale')).toHaveTextContent('on a scale from 1 to 10');
  expect(region('Scoring scale')).toHaveTextContent('at least 20 judges');
});

test('CRIT-004 the bounds of the tiers', () => {
  expect(rows('Award tiers').slice(1)).toEqual([
    ['Platinum', '9.0 and above'],
    ['Gold', '8.0 to 8.99'],
    ['Silver', '7.0 to 7.99'],
    ['No award', 'Below 7.0'],
  ]);
});

test('CRIT-005 a table about the AI category', () => {
  expect(rows('The AI category').map(([first]) => first)).toEqual([
    'Criterion',
    'Innovation',
    'Methodology',
    'Execution',
    'Results',
  ]);
});

test('CRIT-006 CRIT-007 how judges are selected', () => {
  const items = within(region('Judge selection')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '5+ years of experience in technology, AI, data analytics or a related field',
    '1+ year of evaluating innovations, for instance as a judge or peer reviewer',
    'Verified credentials',
    'A commitment to fair evaluation',
  ]);
});

test('CRIT-009 CRIT-010 links to both portals', () => {
  const links = ['Submit Nomination', 'Become a Judge'].map((name) =>
    screen.getByRole('link', { name }),
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/tech-nomination',
    '/tech-judging',
  ]);
});
