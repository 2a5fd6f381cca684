import { pageRoutes } from '../remotes/pageRoutes';
import { isUnknown } from './notFound';
import { restoreFragment } from './restoreFragment';

const load = async () => () => null;
const routes = pageRoutes(
  'mf-public',
  ['about', 'featured-winner/:winnerId', 'judges/:name'].map((path) => ({ path, load })),
);

test.each([
  ['/no-such-page', true],
  ['/featured-winner/nobody', false],
  ['/judges/nobody', false],
])('whether the public site has nothing to say at %s: %s', (address, expected) => {
  expect(isUnknown(address, routes)).toBe(expected);
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
