import { expectEntry } from './entries';
import { publicSiteAt } from './publicSite';
import { firstSingletons, laterSingletons } from './singletons';

jest.mock('./singletons', () => ({
  version: '1.0.0',
  firstSingletons: { react: {} },
  laterSingletons: { '@meritum/shared/query': jest.fn() },
}));

const registered = { contracts: { 2: { routes: [] } } };

const scripts = () => [...document.head.querySelectorAll('script')];

/** How the shell offers a shared module to a remote. */
type Offer = Record<string, { get(): (() => unknown) | Promise<() => unknown> }>;

/** Defines the container that the entry would define when it runs. */
function leaves() {
  const container = {
    init: jest.fn<void, [Record<string, Offer>]>(),
    get: jest.fn(async () => () => registered),
  };
  Object.assign(globalThis, { mf_public: container });
  return container;
}

/** Each test has its own entry, because an entry that has run is cached. */
let entries = 0;
let address: string;

beforeEach(() => {
  document.head.innerHTML = '';
  address = `https://public.example/entry.${entries++}.js`;
  expectEntry(address, 'sha384-a');
});

test('an entry runs with the hash that was signed, and is handed the modules of the shell', async () => {
  const answer = publicSiteAt(address);
  const [script] = scripts();
  expect([script?.src, script?.integrity, script?.crossOrigin]).toEqual([
    address,
    'sha384-a',
    'anonymous',
  ]);
  const container = leaves();
  script?.dispatchEvent(new Event('load'));
  expect(await answer).toBe(registered);
  const [[scope = {}] = []] = container.init.mock.calls;
  const [react] = Object.values(scope.react ?? {});
  expect((await react?.get())?.()).toBe(firstSingletons.react);
  expect(container.get.mock.calls).toEqual([['./register']]);
  expect(scripts()).toEqual([]);
});

test('a page that failed is loaded again by the entry that has run', async () => {
  const first = publicSiteAt(address);
  const container = leaves();
  container.get.mockRejectedValueOnce(new Error('offline'));
  scripts()[0]?.dispatchEvent(new Event('load'));
  await expect(first).rejects.toThrow('offline');
  expect(await publicSiteAt(address)).toBe(registered);
  expect(container.init).toHaveBeenCalledTimes(1);
});

test('a shared module that cannot be fetched is fetched again, without the public site knowing', async () => {
  jest.useFakeTimers();
  const query = {};
  const load = jest.mocked(laterSingletons['@meritum/shared/query']);
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(query);
  const answer = publicSiteAt(address);
  const container = leaves();
  scripts()[0]?.dispatchEvent(new Event('load'));
  await answer;
  const [[scope = {}] = []] = container.init.mock.calls;
  const [offer] = Object.values(scope['@meritum/shared/query'] ?? {});
  const fetched = offer?.get();
  await jest.advanceTimersByTimeAsync(2_000);
  expect((await fetched)?.()).toBe(query);
  jest.useRealTimers();
});

test('an unavailable entry is an error, and the next attempt runs it again', async () => {
  const first = publicSiteAt(address);
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow(`${address} did not load`);

  const second = publicSiteAt(address);
  leaves();
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(await second).toBe(registered);
});

test('the container of an earlier build is not taken for this one’s', async () => {
  leaves();
  const answer = publicSiteAt(address);
  scripts()[0]?.dispatchEvent(new Event('load'));
  await expect(answer).rejects.toThrow(`${address} is no entry`);
});

test('nothing unsigned runs', async () => {
  await expect(publicSiteAt('https://public.example/other.js')).rejects.toThrow('Nothing vouches');
  expect(scripts()).toEqual([]);
});
