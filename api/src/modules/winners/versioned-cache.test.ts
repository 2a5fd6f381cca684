import { stoppedClock } from '../../../testing/winners';
import { trustedFor } from '../../platform/clock';
import { versionedCache } from './versioned-cache';

function setUp() {
  const { clock, forward } = stoppedClock();
  const readVersion = jest.fn(async () => 1);
  const make = jest.fn(async () => 'first');
  const onFailure = jest.fn();
  const cache = versionedCache<string>({ readVersion, clock, onFailure });
  return { forward, readVersion, make, onFailure, get: () => cache.get('key', make) };
}

test('a value is made once for simultaneous callers', async () => {
  const { get, make, readVersion } = setUp();
  expect(await Promise.all([get(), get(), get()])).toEqual(['first', 'first', 'first']);
  expect([make, readVersion].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('a failure to make a value is not cached', async () => {
  const { get, make } = setUp();
  make.mockRejectedValueOnce(new Error('away'));
  await expect(get()).rejects.toThrow('away');
  expect(await get()).toBe('first');
});

test('while the version cannot be read the cached value is served, and only the first caller waits', async () => {
  const { get, forward, readVersion, onFailure, make } = setUp();
  await get();
  readVersion.mockRejectedValueOnce(new Error('away'));
  forward(trustedFor);
  expect(await get()).toBe('first');
  expect(onFailure).toHaveBeenCalledWith(new Error('away'));
  readVersion.mockReturnValueOnce(new Promise(() => {}));
  forward(trustedFor);
  expect(await get()).toBe('first');
  expect(make).toHaveBeenCalledTimes(1);
});
