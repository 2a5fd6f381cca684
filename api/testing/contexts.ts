type Changes<Deps> = { [Name in keyof Deps]?: Partial<Deps[Name]> };

/** A module's context in which some functions of other modules are replaced. */
export function withDeps<Context extends { deps: object }>(
  context: Context,
  changes: Changes<Context['deps']>,
): Context {
  const before = context.deps as Record<string, object>;
  const after = Object.entries(changes as Record<string, object>);
  const changed = after.map(([name, functions]) => [name, { ...before[name], ...functions }]);
  return { ...context, deps: { ...before, ...Object.fromEntries(changed) } };
}
