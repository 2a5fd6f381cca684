import { screen } from '@testing-library/react';
import { pageTitle, renderAt } from '../../testing/renderAt';

test('JPAGE-001 OPEN-036 a judge has a photo', () => {
  renderAt('/judges/hedwig-palewater');
  expect(screen.getByRole('region', { name: 'Photo' })).toContainElement(
    screen.getByRole('img', { name: 'Portrait of Hedwig Palewater' }),
  );
});

test('JPAGE-002 the biography has headed sections', () => {
  renderAt('/judges/hedwig-palewater');
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Profile',
    'Expertise',
    'Approach to judging',
  ]);
});

test('JPAGE-003 the title names the judge and carries the product name', () => {
  renderAt('/judges/hedwig-palewater');
  expect(document.title).toBe('Hedwig Palewater, Judge 2024 - Meritum Awards');
});

test('OPEN-036 an unknown name is a page that is not found', () => {
  renderAt('/judges/nobody');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found');
  expect(pageTitle()).toBe('Page Not Found');
});
