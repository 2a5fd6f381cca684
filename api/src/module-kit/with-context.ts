type Command<Context> = (context: Context, ...rest: never[]) => unknown;

type WithContext<Commands> = {
  [Name in keyof Commands]: Commands[Name] extends (
    context: never,
    ...rest: infer Rest
  ) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

/** Binds the commands to a context that is made for each call. */
export const withContext = <Context, Commands extends Record<string, Command<Context>>>(
  context: () => Context,
  commands: Commands,
) =>
  Object.fromEntries(
    Object.entries(commands).map(([name, command]) => [
      name,
      (...rest: never[]) => command(context(), ...rest),
    ]),
  ) as WithContext<Commands>;
