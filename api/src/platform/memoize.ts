/** Longer texts are not cached, to bound the memory. */
const longest = 100;

/** Caches a pure `work` by text; clears everything beyond `most` texts. */
export function memoize<Result extends string>(
  most: number,
  work: (text: string) => Result,
): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = work(text);
    if (text.length > longest) return result;
    if (results.size >= most) results.clear();
    results.set(text, result);
    return result;
  };
}

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
export function recent<Input, Result>(
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
