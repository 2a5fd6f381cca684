/** A console error, a warning or an unmocked request fails the test. */
const said: unknown[][] = [];

beforeEach(() => {
  said.length = 0;
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      said.push([level, ...args]);
    });
  }
  globalThis.fetch = (input) => {
    const address = typeof input === 'object' && 'url' in input ? input.url : String(input);
    said.push(['unfaked request', address]);
    return Promise.reject(new TypeError(`no fake for ${address}`));
  };
});

afterEach(() => {
  expect(said).toEqual([]);
});
