import { renderPage } from '@meritum/shared/testing/render';
import { screen, within } from '@testing-library/react';
import { Footer } from './Footer';

test('LAY-027 the copyright line has the current year', () => {
  jest.useFakeTimers({ now: new Date('2027-03-01') });
  renderPage(<Footer />);
  expect(screen.getByText(/©/)).toHaveTextContent('© 2027 Meritum Awards');
  jest.useRealTimers();
});

test('the footer’s claim about ratings has links to its proof', () => {
  renderPage(<Footer />);
  const proof = within(screen.getByRole('navigation', { name: 'Proof' }));
  const links = proof.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/how-we-judge',
    '/check-the-results',
    '/verify',
    '/winners/archive',
    '/press',
  ]);
});

test('LAY-023 the social links open a new tab without giving this page away', () => {
  renderPage(<Footer />);
  for (const name of [/LinkedIn/, /^X/]) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  }
});
