import { render, renderHook, screen } from '@testing-library/react';
import { site } from '../programme/site';
import { Section } from './Section';
import { usePageTitle } from './usePageTitle';

test('a section on ink puts everything in it into the dark scheme', () => {
  render(<Section heading="Nominate" tone="ink" />);
  expect(screen.getByRole('region')).toHaveAttribute('data-scheme', 'dark');
});

test('LAY-029 the document title is suffixed with the product name', () => {
  renderHook(() => usePageTitle('Timeline'));
  expect(document.title).toBe(`Timeline - ${site.productName}`);
});
