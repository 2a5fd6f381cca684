import { render, renderHook, screen } from '@testing-library/react';
import { site } from '../programme/site';
import { PageHeader } from './PageHeader';
import { Section } from './Section';
import { usePageTitle } from './usePageTitle';

test('a section is a region named by its heading', () => {
  render(<Section heading="How It Works" id="how" />);
  const region = screen.getByRole('region', { name: 'How It Works' });
  expect(region).toHaveAttribute('id', 'how');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('How It Works');
});

test('a section on ink puts everything in it into the dark scheme', () => {
  render(<Section heading="Nominate" tone="ink" />);
  expect(screen.getByRole('region')).toHaveAttribute('data-scheme', 'dark');
});

test('a page header holds the h1', () => {
  render(<PageHeader title="Timeline" lead="What happens when." />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Timeline$/);
});

test('LAY-029 the document title is suffixed with the product name', () => {
  renderHook(() => usePageTitle('Timeline'));
  expect(document.title).toBe(`Timeline - ${site.productName}`);
});
