/** More than the names and addresses of a large season, so each is computed once. */
const maxRemembered = 100_000;

/** Remembers the results of the latest texts. */
export function remembered<Result>(of: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const result = of(text);
    if (known.size >= maxRemembered) known.clear();
    known.set(text, result);
    return result;
  };
}
