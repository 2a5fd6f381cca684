/** Calls `make` once, when first needed. */
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

/**
 * Caches a pure `work` for the `most` recently used inputs. Who asks while it is done waits for it;
 * after a failure it is done again.
 */
export function memoize<Input, Result>(
  most: number,
  { inputKey, work }: Work<Input, Promise<Result>>,
): (input: Input) => Promise<Result> {
  const results = new Map<string, Promise<Result>>();
  return (input) => {
    const key = inputKey(input);
    const result = results.get(key) ?? work(input);
    // Move the key to the end: the most recently used is dropped last.
    results.delete(key);
    results.set(key, result);
    result.catch(() => results.delete(key));
    const [oldest] = results.keys();
    if (results.size > most && oldest !== undefined) results.delete(oldest);
    return result;
  };
}
