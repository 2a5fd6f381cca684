import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, Link, NavLink, useLocation } from './router';

function Here() {
  const { pathname, search, state } = useLocation();
  return <output>{JSON.stringify([pathname + search, state])}</output>;
}

function open(address: string, links: ReactNode) {
  window.history.replaceState(null, '', address);
  render(
    <BrowserRouter>
      {links}
      <Here />
    </BrowserRouter>,
  );
}

const here = () => JSON.parse(screen.getByRole('status').textContent ?? '');
const link = () => screen.getByRole('link', { name: 'on' });

test('a link has an address, and follows it without loading the page anew', () => {
  open('/', <Link to="/faqs?category=Judging">on</Link>);
  expect(link()).toHaveAttribute('href', '/faqs?category=Judging');
  expect(fireEvent.click(link())).toBe(false);
  expect(here()).toEqual(['/faqs?category=Judging', null]);
});

test('a link with a query alone stays on its page', () => {
  open('/admin/judges', <Link to="?tier=Gold">on</Link>);
  fireEvent.click(link());
  expect(here()).toEqual(['/admin/judges?tier=Gold', null]);
});

test('a state goes along, and an entry that is replaced leaves none behind', () => {
  open(
    '/a',
    <Link to="/b" replace state={{ from: 'a' }}>
      on
    </Link>,
  );
  const before = window.history.length;
  fireEvent.click(link());
  expect(here()).toEqual(['/b', { from: 'a' }]);
  expect(window.history.length).toBe(before);
});

test.each([
  ['with a key for another tab', {}, { ctrlKey: true }],
  ['with another button', {}, { button: 1 }],
  ['into another tab', { target: '_blank' }, {}],
])('a click %s is the browser’s', (_, props, click) => {
  open(
    '/',
    <Link to="/faqs" {...props}>
      on
    </Link>,
  );
  // Nor may jsdom follow it, which cannot.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link(), click);
  expect(here()).toEqual(['/', null]);
});

test('whoever listens first may keep the link from being followed', () => {
  open(
    '/',
    <Link to="/faqs" onClick={(event) => event.preventDefault()}>
      on
    </Link>,
  );
  fireEvent.click(link());
  expect(here()).toEqual(['/', null]);
});

test.each([
  ['/admin', '/admin', false, 'page'],
  ['/admin/', '/admin', false, 'page'],
  ['/admin/judges', '/admin', false, 'page'],
  ['/admin/judges', '/admin', true, null],
  ['/administration', '/admin', false, null],
  ['/faqs', '/', false, 'page'],
  ['/faqs', '/', true, null],
])(
  'at %s a link of a navigation to %s (its own address alone: %s) is marked %s',
  (address, to, end, mark) => {
    open(
      address,
      <NavLink to={to} end={end}>
        on
      </NavLink>,
    );
    expect(link().getAttribute('aria-current')).toBe(mark);
  },
);
