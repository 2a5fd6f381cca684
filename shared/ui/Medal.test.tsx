import { render, screen } from '@testing-library/react';
import { tierNames } from '../contracts/tiers';
import { Medal } from './Medal';

test('each medal is named by its tier and is painted with gradients of its own', () => {
  render(tierNames.map((tier) => <Medal key={tier} tier={tier} size={64} />));
  for (const tier of tierNames)
    expect(screen.getByRole('img', { name: `${tier} medal` })).toHaveAttribute('width', '64');
  const ids = [...document.querySelectorAll('linearGradient')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2 * tierNames.length);
  const drawings = screen.getAllByRole('img').map((medal) => medal.querySelector('g')?.innerHTML);
  expect(new Set(drawings).size).toBe(tierNames.length);
});

test('a tier that only a newer server knows has a plain medal', () => {
  render(<Medal tier="Palladium" />);
  expect(screen.getByRole('img', { name: 'Palladium medal' })).toBeVisible();
});
