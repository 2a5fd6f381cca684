/**
 * Labels of values from the server. A value that only a newer server has is its own label, because
 * parts of the site are deployed separately.
 */
export const labels = <Value extends string>(
  known: Readonly<Record<Value, string>>,
): Readonly<Record<Value, string>> =>
  new Proxy(known, {
    get: (all, value) =>
      typeof value === 'symbol' || Object.hasOwn(all, value) ? Reflect.get(all, value) : value,
  });
