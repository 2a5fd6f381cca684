type Functions = Readonly<Record<string, (...given: never[]) => unknown>>;

/**
 * Functions of modules that open later than their callers. They are bound once, when all modules
 * are open; calling one earlier is a bug in the composition.
 */
export function lateBound<Calls extends Functions>() {
  let bound: Calls | undefined;
  const calls = new Proxy({} as Calls, {
    get:
      (_, name) =>
      (...given: never[]) => {
        const call = bound?.[name as string];
        if (!call) throw new Error(`${String(name)} was called before all modules were open`);
        return call(...given);
      },
  });
  return {
    calls,
    bind(all: Calls): void {
      bound = all;
    },
  };
}
