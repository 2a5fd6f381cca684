import { type ComponentType, useEffect, useSyncExternalStore } from 'react';

/** A component whose code is loaded later. */
export class FetchedComponent<Props extends object> {
  current: ComponentType<Props> | undefined;
  /** Whether it has loaded, or one attempt has failed. */
  tried = false;
  #waiting = new Set<() => void>();

  constructor(private readonly fetch: () => Promise<ComponentType<Props>>) {}

  async load(): Promise<void> {
    try {
      this.current ??= await this.fetch();
    } finally {
      this.tried = true;
      for (const tell of this.#waiting) tell();
    }
  }

  /** Calls the listener when an attempt has ended. */
  subscribe = (tell: () => void) => {
    this.#waiting.add(tell);
    return () => this.#waiting.delete(tell);
  };
}

/** Milliseconds between two attempts. */
const retryDelay = 2_000;

interface Props<Given extends object> {
  of: FetchedComponent<Given>;
  props: Given;
}

/**
 * Shows a component, loading it if needed. Retries without a connection, while everything around it
 * stays.
 */
export function Fetched<Given extends object>({ of, props }: Props<Given>) {
  const Shown = useSyncExternalStore(of.subscribe, () => of.current);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = () =>
      void of.load().catch(() => {
        timer = setTimeout(attempt, retryDelay);
      });
    if (!of.current) attempt();
    return () => clearTimeout(timer);
  }, [of]);
  return Shown ? <Shown {...props} /> : null;
}
