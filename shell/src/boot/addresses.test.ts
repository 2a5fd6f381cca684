import { pageRoutes } from '../remotes/pageRoutes';
import { isPageOf } from './isPageOf';
import { restoreFragment } from './restoreFragment';

const page = (head: string) => new DOMParser().parseFromString(head, 'text/html');
const found = page('<link rel="canonical" href="https://awards.example/about">');
const notFound = page('<meta name="robots" content="noindex">');
const load = async () => () => null;
const routes = pageRoutes(
  'mf-public',
  ['about', 'featured-winner/:winnerId', 'judges/:name'].map((path) => ({ path, load })),
);

test.each([
  ['/about', found, true],
  ['/no-such-page', notFound, true],
  ['/featured-winner/nobody', notFound, false],
  ['/judges/nobody', notFound, false],
])('at %s', (address, served, expected) => {
  expect(isPageOf(address, served, routes)).toBe(expected);
});

const at = (address: string) => {
  window.history.replaceState(null, '', address);
  restoreFragment();
  const { pathname, hash } = window.location;
  return pathname + hash;
};

test('a mailed link whose fragment a gateway has encoded leads to its page', () => {
  expect(at('/confirm-email%23token=abc&portal=nomination')).toBe(
    '/confirm-email#token=abc&portal=nomination',
  );
  expect(at('/reset-password%23token%3Dabc')).toBe('/reset-password#token%3Dabc');
});

test('every other address stays as it is', () => {
  expect(at('/winner/c%23-prize')).toBe('/winner/c%23-prize');
  expect(at('/faqs#fees')).toBe('/faqs#fees');
});
