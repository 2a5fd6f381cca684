/** Longer texts are worked out each time, so that what is remembered stays small. */
const longest = 100;

/** `work`, which is pure, done once for each text; of more than `most` texts all are forgotten. */
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

/** `make`, whose result is the same each time, done at the first call. */
export function lazy<Result extends object>(make: () => Result): () => Result {
  let result: Result | undefined;
  return () => {
    result ??= make();
    return result;
  };
}

interface Work<Input, Result> {
  /** Tells inputs apart. */
  keyOf(input: Input): string;
  work(input: Input): Result;
}

/** `work`, which is pure, done once for each of the `most` inputs that were asked for last. */
export function recent<Input, Result extends object>(
  most: number,
  { keyOf, work }: Work<Input, Result>,
): (input: Input) => Result {
  const results = new Map<string, Result>();
  return (input) => {
    const key = keyOf(input);
    const result = results.get(key) ?? work(input);
    // The one that was asked for last is forgotten last.
    results.delete(key);
    results.set(key, result);
    const [oldest] = results.keys();
    if (results.size > most && oldest !== undefined) results.delete(oldest);
    return result;
  };
}
