import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render';
import { ButtonLink } from './ButtonLink';
import { TextLink } from './TextLink';

const linked = [
  'https://example.org',
  'http://example.org/a?b#c',
  'HTTPS://EXAMPLE.ORG',
  'mailto:support@awards.example',
  'tel:+100000',
  '/terms',
  './terms',
  '../terms',
  '#categories',
  '?year=2024',
];

test.each(linked)('%s becomes a link', (href) => {
  renderPage(<TextLink href={href}>Here</TextLink>);
  expect(screen.getByRole('link', { name: 'Here' })).toHaveAttribute('href', href);
});

const refused = [
  ['javascript', 'alert(1)'].join(':'),
  ['JavaScript', '//example.org/%0aalert(1)'].join(':'),
  [' javascript', 'alert(1)'].join(':'),
  'data:text/html,hello',
  'vbscript:msgbox',
  'file:///etc/hosts',
  'ftp://example.org',
  '//example.org',
  '/\\example.org',
  'linkedin.com/in/somebody',
  'https://:accounts.google.com@evil.example/',
  'https://accounts.google.com\\@evil.example/',
  '',
];

test.each(refused)('OPEN-049 "%s" stays plain text', (href) => {
  renderPage(
    <TextLink href={href} newTab>
      Profile
    </TextLink>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Profile')).toBeVisible();
  expect(document.body).toHaveTextContent(/^Profile$/);
});

test('a link that opens a new tab says so and does not expose this page to it', () => {
  renderPage(
    <TextLink to="/terms" newTab>
      Terms
    </TextLink>,
  );
  const link = screen.getByRole('link', { name: 'Terms (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link).toHaveAttribute('referrerpolicy', 'no-referrer');
});

test('a link within the site changes the address without a new page', async () => {
  const { user, address } = renderPage(<ButtonLink to="/winners?year=2024">Winners</ButtonLink>);
  await user.click(screen.getByRole('link', { name: 'Winners' }));
  expect(address()).toBe('/winners?year=2024');
});
