/**
 * Stands for `AsyncLocalStorage` inside jest, which asks by it whose error something is. Node's own
 * watches every promise of the process, a tenth of all computing of the API's tests; tests run one
 * after the other, so it is enough to remember which one does.
 */
class RunningContext {
  #store;

  getStore() {
    return this.#store;
  }

  /** Jest's callbacks are asynchronous, all of them. */
  async run(store, callback) {
    const before = this.#store;
    if (before?.test && before.test !== store.test)
      throw new Error(
        'Tests run one after the other here; test.concurrent would need the real one',
      );
    this.#store = store;
    try {
      return await callback();
    } finally {
      this.#store = before;
    }
  }
}

module.exports = { AsyncLocalStorage: RunningContext };
