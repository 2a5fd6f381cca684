import { useState } from 'react';

interface Texts {
  value?: unknown;
  defaultValue?: unknown;
}

/**
 * What to say of a text above its limit. The control takes it whole all the same, because a text
 * that is cut as it is pasted loses words that nobody misses in time.
 */
export function useTooLong(limit: number | undefined, { value, defaultValue }: Texts) {
  const [typed, setTyped] = useState(defaultValue);
  const { length } = String(value ?? typed ?? '');
  const tooLong =
    limit !== undefined && length > limit
      ? `Use at most ${limit} characters. This has ${length}.`
      : undefined;
  return [tooLong, setTyped] as const;
}
