import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tierNames } from '../contracts/tiers';
import { site } from '../programme/site';
import { renderPage } from '../testing/render';
import { hrefOf } from '../testing/shown';
import { Avatar } from './Avatar';
import { ButtonLink } from './ButtonLink';
import { initials } from './initials';
import { Medal } from './Medal';
import { PageNotFound } from './PageNotFound';
import { Photo } from './Photo';
import { Section } from './Section';
import { Steps } from './Steps';
import { Tabs } from './Tabs';
import { TextLink } from './TextLink';

test.each([
  ['Ana Maria Lee', 'AL'],
  ['Sam', 'S'],
  ['  ida   østergård ', 'IØ'],
  ['Jean-Luc', 'JL'],
  ['(Ana) O’Neil', 'AO'],
  ['', ''],
])('AUTH-003 the initials of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('AUTH-003 the avatar shows the initials and leaves the name to the text beside it', () => {
  render(<Avatar name="Ana Maria Lee" />);
  expect(screen.getByText('AL').closest('[aria-hidden="true"]')).toBeVisible();
});

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
  render(<Medal tier="Palladium" size={64} />);
  expect(screen.getByRole('img', { name: 'Palladium medal' })).toBeVisible();
});

const size = { width: 160, height: 200 };
const drawing = () => document.querySelector('[data-placeholder]');

test('ERR-033 a picture that cannot be loaded becomes a placeholder of its size and name', () => {
  render(<Photo src="/gone.jpg" alt="Ana Lee" placeholder="person" {...size} />);
  expect(screen.getByAltText('Ana Lee')).toHaveAttribute('src', '/gone.jpg');
  fireEvent.error(screen.getByAltText('Ana Lee'));
  const placeholder = screen.getByRole('img', { name: 'Ana Lee' });
  expect(placeholder).toHaveAttribute('data-placeholder', 'person');
  expect(placeholder).toHaveAttribute('width', '160');
  expect(placeholder).toHaveAttribute('height', '200');
});

test.each([undefined, ''])(
  'ERR-033 without an address (%p) the placeholder is shown immediately',
  (src) => {
    render(<Photo src={src} alt="Ana Lee" {...size} />);
    expect(drawing()).toHaveAttribute('data-placeholder', 'picture');
  },
);

test('ERR-033 a picture that failed before hydration becomes a placeholder', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  render(<Photo src="/gone.jpg" alt="Ana Lee" {...size} />);
  expect(drawing()).toHaveAttribute('data-placeholder', 'picture');
});

test('another address is tried after one that failed', () => {
  const { rerender } = render(<Photo src="/gone.jpg" alt="Ana Lee" {...size} />);
  fireEvent.error(screen.getByAltText('Ana Lee'));
  rerender(<Photo src="/here.jpg" alt="Ana Lee" {...size} />);
  expect(screen.getByAltText('Ana Lee')).toHaveAttribute('src', '/here.jpg');
});

test('a decorative picture has a placeholder without a name', () => {
  render(<Photo alt="" {...size} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(drawing()).toBeVisible();
});

test('a section on ink puts everything in it into the dark scheme', () => {
  render(<Section heading="Nominate" tone="ink" />);
  expect(screen.getByRole('region')).toHaveAttribute('data-scheme', 'dark');
});

test('LAY-029 NF-001 to NF-004 the not-found page says so and leads on', () => {
  renderPage(<PageNotFound />);
  expect(document.title).toBe(`Page Not Found - ${site.productName}`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found');
  expect([hrefOf('Back to Home'), hrefOf('Submit Nomination')]).toEqual(['/', '/tech-nomination']);
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    ...['/', '/tech-nomination', '/tech-judging', '/winners', '/faqs', '/about'],
  ]);
});

test('the state of each step is told in words and marked for assistive technology', () => {
  render(
    <Steps
      label="Your nomination"
      steps={[
        { label: 'Submission', state: 'completed' },
        { label: 'Review', state: 'current', description: 'By independent judges' },
        { label: 'Results', state: 'future' },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: 'Your nomination' })).toBeVisible();
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => [step.textContent, step.getAttribute('aria-current')])).toEqual([
    ['Submission (Completed)', null],
    ['2Review (Current step)By independent judges', 'step'],
    ['3Results (Not started)', null],
  ]);
});

const tabs = [
  { id: 'sign in', label: 'Sign In', content: 'Welcome back' },
  { id: 'register', label: 'Register', content: 'Welcome' },
];

test('the first tab is open, and the arrow keys open the others and wrap around', async () => {
  render(<Tabs label="Account" tabs={tabs} />);
  expect(screen.getByRole('tablist', { name: 'Account' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Sign In' })).toHaveTextContent('Welcome back');
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Sign In' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Register', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Register' })).toHaveTextContent('Welcome');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Sign In', selected: true })).toHaveFocus();
});

test('the open tab can be controlled by the parent', async () => {
  const changed = jest.fn();
  render(<Tabs label="Account" tabs={tabs} value="register" onChange={changed} />);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Welcome');
  await userEvent.click(screen.getByRole('tab', { name: 'Sign In' }));
  expect(changed).toHaveBeenLastCalledWith('sign in');
  expect(screen.getByRole('tab', { name: 'Register', selected: true })).toBeVisible();
});

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
  expect(hrefOf('Here')).toBe(href);
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
