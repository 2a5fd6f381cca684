/** A value that tells its listeners when it changes, for `useSyncExternalStore`. */
export class Store<State> {
  #value: State;
  readonly #listeners = new Set<() => void>();

  constructor(value: State) {
    this.#value = value;
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  getSnapshot = (): State => this.#value;

  protected set(value: State): void {
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }
}
