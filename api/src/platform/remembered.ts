/** Longer texts are worked out each time, so that what is remembered stays small. */
const longest = 100;

/** `work`, which is pure, done once for each text; of more than `most` texts all are forgotten. */
export function remembered<Result extends string>(
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
