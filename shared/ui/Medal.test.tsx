import { render, screen } from '@testing-library/react';
import { Medal } from './Medal';

test('each medal is named by its tier and is painted with gradients of its own', () => {
  render(
    <>
      <Medal tier="Gold" size={64} />
      <Medal tier="Silver" />
    </>,
  );
  expect(screen.getByRole('img', { name: 'Gold medal' })).toHaveAttribute('width', '64');
  expect(screen.getByRole('img', { name: 'Silver medal' })).toBeVisible();
  const ids = [...document.querySelectorAll('linearGradient')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(4);
});
