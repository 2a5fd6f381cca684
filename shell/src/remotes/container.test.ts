import { registeredBy } from './container';
import { expectEntry } from './entries';

const address = 'https://judging.example/entry.js';
const shared = { react: { '19.0.0': {} } };
const registered = { contractVersion: 1, routes: [] };

const scripts = () => [...document.head.querySelectorAll('script')];

/** The container that the entry leaves behind when it runs. */
function leaves() {
  const container = {
    init: jest.fn(),
    get: jest.fn(async () => () => registered),
  };
  Object.assign(globalThis, { mf_judging: container });
  return container;
}

beforeEach(() => {
  // What webpack puts into a build that shares modules.
  Object.assign(globalThis, { __webpack_share_scopes__: { default: shared } });
  document.head.innerHTML = '';
  expectEntry(address, 'sha384-a');
});

test('an entry runs with the hash that was signed, and is handed the modules of the shell', async () => {
  const answer = registeredBy('mf_judging', address);
  const [script] = scripts();
  expect([script?.src, script?.integrity, script?.crossOrigin]).toEqual([
    address,
    'sha384-a',
    'anonymous',
  ]);
  const container = leaves();
  script?.dispatchEvent(new Event('load'));
  expect(await answer).toBe(registered);
  expect(container.init.mock.calls).toEqual([[shared]]);
  expect(container.get.mock.calls).toEqual([['./register']]);
  expect(scripts()).toEqual([]);
});

test('an entry that cannot be had is an error, and the next attempt runs it anew', async () => {
  const first = registeredBy('mf_judging', address);
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow(`${address} could not be loaded`);

  const second = registeredBy('mf_judging', address);
  leaves();
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(await second).toBe(registered);
});

test('what an earlier build left behind is not taken for that of this one', async () => {
  leaves();
  const answer = registeredBy('mf_judging', address);
  scripts()[0]?.dispatchEvent(new Event('load'));
  await expect(answer).rejects.toThrow(`${address} is no entry of mf_judging`);
});

test('nothing runs that nobody vouches for', async () => {
  await expect(registeredBy('mf_judging', 'https://judging.example/other.js')).rejects.toThrow(
    'Nothing vouches',
  );
  expect(scripts()).toEqual([]);
});
