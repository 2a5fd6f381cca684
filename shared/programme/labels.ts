/**
 * Labels of values that the server sends. A value that only a newer server knows is its own label,
 * as parts of the site are deployed alone.
 */
export const labels = <Value extends string>(
  known: Readonly<Record<Value, string>>,
): Readonly<Record<Value, string>> =>
  new Proxy(known, {
    get: (all, value) =>
      typeof value === 'symbol' || Object.hasOwn(all, value) ? Reflect.get(all, value) : value,
  });
