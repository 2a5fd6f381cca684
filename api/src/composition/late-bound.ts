type Functions = Readonly<Record<string, (...given: never[]) => unknown>>;

/**
 * Functions of modules that are opened later than those which call them. They are bound once, when
 * every module is open; until then a call is a mistake of the composition.
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
