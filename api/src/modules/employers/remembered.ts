/** More than a large season has names and addresses; with fewer, each comparison computes all anew. */
const maxRemembered = 100_000;

/** Returns the same function of a text, which computes what was asked for lately once. */
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
