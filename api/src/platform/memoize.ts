import { LRUCache } from 'lru-cache';

/** Calls `make` once, when the result is first needed. */
export function lazy<Result extends object>(make: () => Result): () => Result {
  let result: Result | undefined;
  return () => {
    result ??= make();
    return result;
  };
}

interface Work<Input, Result> {
  inputKey(input: Input): string;
  work(input: Input): Result;
}

/** Caches results of recent inputs. Simultaneous callers share one run; failures are not kept. */
export function memoize<Input, Result>(
  most: number,
  { inputKey, work }: Work<Input, Promise<Result>>,
): (input: Input) => Promise<Result> {
  const results = new LRUCache<string, Promise<Result>>({ max: most });
  return (input) => {
    const key = inputKey(input);
    const result = results.get(key) ?? work(input);
    results.set(key, result);
    result.catch(() => results.delete(key));
    return result;
  };
}
