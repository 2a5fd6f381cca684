import { pageRoutes } from '../remotes/pageRoutes';
import { isPageOf } from './isPageOf';

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
