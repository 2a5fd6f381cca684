import { isPageOf } from './isPageOf';

const page = (head: string) => new DOMParser().parseFromString(head, 'text/html');
const found = page('<link rel="canonical" href="https://awards.example/about">');
const notFound = page('<meta name="robots" content="noindex">');

test.each([
  ['/about', found, true],
  ['/no-such-page', notFound, true],
  ['/featured-winner/nobody', notFound, false],
  ['/judges/nobody', notFound, false],
])('at %s', (address, served, expected) => {
  expect(isPageOf(address, served)).toBe(expected);
});
