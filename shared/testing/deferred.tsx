/** Returns a promise that the test resolves, to delay a reply. */
export function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve };
}
