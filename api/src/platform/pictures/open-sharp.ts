import { lazy } from '../memoize';

/**
 * Loads the library with the first picture. It draws in threads of its own, so that nobody waits.
 * One thread for each picture: several at once share the processors anyway.
 */
export const openSharp = lazy(async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
});
