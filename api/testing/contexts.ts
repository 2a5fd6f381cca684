type Changes<Deps> = { [Name in keyof Deps]?: Partial<Deps[Name]> };

function changed<Parts extends object>(parts: Parts, changes: Changes<Parts>): Parts {
  const before = parts as Record<string, object>;
  const after = Object.entries(changes as Record<string, object>);
  const replaced = after.map(([name, functions]) => [name, { ...before[name], ...functions }]);
  return { ...parts, ...Object.fromEntries(replaced) };
}

/** A module's context with some functions of other modules replaced. */
export const withDeps = <Context extends { deps: object }>(
  context: Context,
  changes: Changes<Context['deps']>,
): Context => ({ ...context, deps: changed(context.deps, changes) });

/** A module's context with some functions of its stores replaced. */
export const withStores = <Context extends { stores: object }>(
  context: Context,
  changes: Changes<Context['stores']>,
): Context => ({ ...context, stores: changed(context.stores, changes) });
