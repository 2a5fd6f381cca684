import { deviceOf } from './device';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Microsoft Edge on macOS',
  ],
  ['', 'Unknown browser'],
  [undefined, 'Unknown browser'],
  ['<script>alert(1)</script>/1.0', 'Unknown browser'],
  ['Call-us-at-evil.example/1.0 (nothing)', 'Unknown browser'],
  ['x'.repeat(100_000), 'Unknown browser'],
])('a browser is told in known words only: %s', (userAgent, words) => {
  expect(deviceOf(userAgent)).toBe(words);
});
