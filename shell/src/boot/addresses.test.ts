import { keepMailedTo, mailedTo } from '@meritum/shared/auth/mailedTo';
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
  keepMailedTo();
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
};

test('a mailed link whose fragment a gateway has encoded leads to its page', () => {
  expect(at('/confirm-email%23token=abc&portal=nomination')).toBe(
    '/confirm-email#token=abc&portal=nomination',
  );
  expect(at('/reset-password%23token%3Dabc')).toBe('/reset-password#token%3Dabc');
});

test.each([
  '#for=ada%2Bjury%40example.com',
  '%23for=ada%2Bjury%40example.com',
  '%23for%3Dada%252Bjury%2540example.com',
])(
  'the reader of a mailed link is kept aside, so that nobody passes their address on: %s',
  (fragment) => {
    expect(at(`/tech-judging${fragment}`)).toBe('/tech-judging');
    expect(at(`/tech-nomination/result?season=2025${fragment}`)).toBe(
      '/tech-nomination/result?season=2025',
    );
    expect(mailedTo()).toBe('ada+jury@example.com');
  },
);

test('every other address stays as it is', () => {
  expect(at('/winner/c%23-prize')).toBe('/winner/c%23-prize');
  expect(at('/faqs#fees')).toBe('/faqs#fees');
  expect(at('/faqs#for=everybody')).toBe('/faqs#for=everybody');
  expect(mailedTo()).toBeUndefined();
});
