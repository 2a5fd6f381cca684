import { screen, within } from '@testing-library/react';
import { renderAt } from '../../testing/renderAt';

const region = (name: string) => screen.getByRole('region', { name });

test.each([
  ['LEGAL-001', '/privacy', 'Privacy Policy'],
  ['LEGAL-002', '/terms', 'Terms of Use'],
])('%s %s has its title and the date of its last change', (_, address, title) => {
  renderAt(address);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText('Last updated May 14, 2025')).toBeVisible();
  expect(document.title).toBe(`${title} - Meritum Awards`);
});

test('the policy covers the security log, second factors and devices', () => {
  renderAt('/privacy');
  const held = region('The data we hold');
  for (const told of ['passkeys', 'authenticator app', 'recovery codes', 'security log'])
    expect(held).toHaveTextContent(told);
  expect(held).toHaveTextContent('Where you are signed in, with browser and system but no network');
  expect(region('How long we keep it')).toHaveTextContent('the last 90 days');
  expect(region('Cookies and storage in your browser')).toHaveTextContent(
    'while a second step is awaited a fourth one',
  );
});

test('LEGAL-003 the terms link to the privacy policy', () => {
  renderAt('/terms');
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
});

test('LEGAL-004 the five rules for judges', () => {
  renderAt('/terms');
  const rules = within(region('Rules for judges')).getAllByRole('listitem');
  expect(rules.map(({ textContent }) => textContent)).toEqual([
    'Keep entries confidential.',
    'Judge anonymously.',
    'Have no contact with nominees.',
    'Use no AI tools for judging, except for translation or grammar checks.',
    'Do not copy entries, in whole or in part.',
  ]);
});

test('LEGAL-005 why an account may be deactivated', () => {
  renderAt('/terms');
  expect(region('Deactivation of accounts')).toHaveTextContent(
    'We may deactivate an account for non-compliance with these terms, for unethical behaviour or for non-response.',
  );
});

test('LEGAL-006 nominations may be returned', () => {
  renderAt('/terms');
  expect(region('Nominations')).toHaveTextContent(
    "Nominations judged unsuitable, incomplete or frivolous may be returned as 'saved but not submitted'. They can be edited and resubmitted.",
  );
});

test.each(['/privacy', '/terms'])(
  'LEGAL-007 %s promises notice of a breach within 7 business days',
  (address) => {
    renderAt(address);
    expect(document.body).toHaveTextContent(/notify you within 7 business days/);
  },
);

test.each(['/privacy', '/terms'])(
  'every entry of the contents of %s leads to its section',
  (address) => {
    renderAt(address);
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole(
      'link',
    );
    const targets = links.map((link) => document.querySelector(link.getAttribute('href') ?? ''));
    expect(targets.map((target) => target?.tagName)).toEqual(links.map(() => 'SECTION'));
  },
);
