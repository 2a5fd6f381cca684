import { negotiateEncoding } from './accept-encoding';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['identity;q=1, br;q=0.2', 'identity'],
  ['deflate', 'identity'],
  ['identity;q=0, deflate', 'identity'],
  ['br;q=nonsense', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('Accept-Encoding %p is answered with %p', (accepted, coding) => {
  expect(negotiateEncoding(accepted)).toBe(coding);
});
