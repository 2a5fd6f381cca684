import { type ComponentType, useEffect, useReducer } from 'react';

/** A component whose code is not needed at first. */
export class FetchedComponent<Props extends object> {
  current: ComponentType<Props> | undefined;

  constructor(private readonly fetch: () => Promise<ComponentType<Props>>) {}

  async load(): Promise<void> {
    this.current ??= await this.fetch();
  }
}

/** Milliseconds between two attempts. */
const retryDelay = 2_000;

interface Props<Shown extends object> {
  of: FetchedComponent<Shown>;
  props: Shown;
}

/**
 * Shows a component, which is fetched now if it was not before. Without a connection it is tried
 * again, so that all around it stays.
 */
export function Fetched<Shown extends object>({ of, props }: Props<Shown>) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = () =>
      void of.load().then(redraw, () => {
        timer = setTimeout(attempt, retryDelay);
      });
    if (!of.current) attempt();
    return () => clearTimeout(timer);
  }, [of]);
  return of.current ? <of.current {...props} /> : null;
}
