import { expectEntry } from './entries';
import { portalAt } from './portals';
import { firstSingletons } from './singletons';

const offering = (routes: object[]) => ({ contracts: { 2: { routes } } });
const registered = (build: number) => offering([{ path: `${build}` }]);
/** A page behind the question who owns the account's contents. */
const asking = (build: number) =>
  offering([{ path: '', load: expect.any(Function), children: [{ path: `${build}` }] }]);

type Scope = Record<string, Record<string, { lib(): unknown }>>;

/** Defines the container that a build's entry would define when it runs. */
function leaves(build: number) {
  const container = {
    init: jest.fn<void, [Scope]>(),
    get: jest.fn(async () => () => registered(build)),
  };
  Object.assign(globalThis, { mf_judging: container });
  return container;
}

/** Waits until the runtime has added an entry's script to the page. */
async function script(address: string): Promise<HTMLScriptElement> {
  for (;;) {
    const found = [...document.head.querySelectorAll('script')].find(({ src }) => src === address);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const entry = (build: number) => {
  const address = `https://judging.example/entry.${build}.js`;
  expectEntry(address, `sha384-${build}`);
  return address;
};

test('a portal runs with the hash that was signed, and uses the modules of the shell', async () => {
  const address = entry(1);
  const refused = portalAt('mf_judging', address);
  (await script(address)).dispatchEvent(new Event('error'));
  await expect(refused).rejects.toThrow(address);

  const answer = portalAt('mf_judging', address);
  const element = await script(address);
  expect([element.integrity, element.crossOrigin]).toEqual(['sha384-1', 'anonymous']);
  const container = leaves(1);
  element.dispatchEvent(new Event('load'));
  expect(await answer).toEqual(asking(1));
  const [[scope = {}] = []] = container.init.mock.calls;
  const [react] = Object.values(scope.react ?? {});
  expect(react?.lib()).toBe(firstSingletons.react);
  expect(Object.keys(scope)).toContain('@meritum/shared/query');

  expect(await portalAt('mf_judging', address)).toEqual(asking(1));
  expect(container.init).toHaveBeenCalledTimes(1);
});

test('a newer build replaces the running one', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  const address = entry(2);
  const answer = portalAt('mf_judging', address);
  const element = await script(address);
  leaves(2);
  element.dispatchEvent(new Event('load'));
  expect(await answer).toEqual(asking(2));
  expect(warned).toHaveBeenCalledTimes(1);
});

test('nothing unsigned runs', async () => {
  await expect(portalAt('mf_admin', 'https://judging.example/other.js')).rejects.toThrow(
    'Nothing vouches',
  );
});
