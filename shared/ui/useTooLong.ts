import { useState } from 'react';

interface Texts {
  value?: unknown;
  defaultValue?: unknown;
}

/**
 * The message about a text above its limit. The control still accepts it whole, because a paste
 * that is cut loses words unnoticed.
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
