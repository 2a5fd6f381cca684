import { lazy } from '../memoize';

/**
 * Loads the library with the first picture. It draws in its own threads, so nothing is blocked. One
 * thread per picture, because simultaneous ones share the processors anyway.
 */
export const openSharp = lazy(async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
});
