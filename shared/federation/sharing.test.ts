import { ModuleFederation } from '@module-federation/runtime-core';
import sharing, { type Bundle, type Offer, type Scope } from './sharing';

const { bundlerRuntime } = sharing;
const version = '1.0.0';

const offer = (get: Offer['get'], more: Partial<Offer> = {}): Offer => ({
  version,
  get,
  scope: ['default'],
  shareConfig: { singleton: true, requiredVersion: false },
  ...more,
});

/** Is there from the start, as the shell's first modules are. */
const eager = (exports: object) => offer(() => () => exports);
const lazy = (exports: object) => offer(async () => () => exports);

/**
 * A build as the bundler makes it: offers modules, and uses shared ones by the names that they are
 * shared under, some from its start and the others in a chunk.
 */
function build(name: string, shared: Record<string, Offer[]>, uses: readonly string[] = []) {
  const mapping = Object.fromEntries(uses.map((key) => [key, { shareKey: key }]));
  const bundle: Bundle = {
    m: {},
    c: {},
    S: {},
    consumesLoadingData: { moduleIdToConsumeDataMapping: mapping },
    federation: { initOptions: { name, shareStrategy: 'loaded-first', shared } },
  };
  const installedModules = {};
  const make = (id: string): unknown => {
    const module = { exports: {} };
    bundle.m[id]?.(module);
    return module.exports;
  };
  return {
    starts() {
      bundlerRuntime.init({ webpackRequire: bundle });
      bundlerRuntime.installInitialConsumes({ webpackRequire: bundle, initialConsumes: uses });
    },
    isGiven(shareScope: Scope) {
      bundlerRuntime.initContainerEntry({ webpackRequire: bundle, shareScope });
    },
    /** What all builds of the page share. */
    shares: () => bundle.S.default ?? {},
    make,
    async loads(...modules: string[]) {
      const promises: unknown[] = [];
      const chunk = {
        chunkId: 'page',
        chunkMapping: { page: modules },
        installedModules,
        promises,
      };
      bundlerRuntime.consumes({ webpackRequire: bundle, ...chunk });
      await Promise.all(promises);
      return modules.map(make);
    },
  };
}

function page(shared: Record<string, Offer[]>, ...names: string[]) {
  const shell = build('shell', shared, Object.keys(shared));
  shell.starts();
  const remotes = names.map((name) => {
    const remote = build(name, {}, ['react', 'query']);
    remote.isGiven(shell.shares());
    return remote;
  });
  return { shell, remotes: remotes as [ReturnType<typeof build>, ReturnType<typeof build>] };
}

test('what is there from the start is used at once by the build that brings it, and by remotes', async () => {
  const react = { version: 19 };
  const { shell, remotes } = page({ react: [eager(react)] }, 'mf_judging');
  expect(shell.make('react')).toBe(react);
  expect(await remotes[0].loads('react')).toEqual([react]);
});

test('what comes later is fetched once for all builds, and every one has the same copy', async () => {
  const fetched = jest.fn(async () => {
    const copy = { copy: fetched.mock.calls.length };
    return () => copy;
  });
  const { shell, remotes } = page({ query: [offer(fetched)] }, 'mf_judging', 'mf_admin');
  const [own, first, second] = await Promise.all([
    shell.loads('query'),
    remotes[0].loads('query'),
    remotes[1].loads('query'),
  ]);
  const again = await remotes[0].loads('query');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect([first[0], second[0], again[0]].every((copy) => copy === own[0])).toBe(true);
});

test('what comes later may not be used before', () => {
  const { shell } = page({ query: [lazy({})] });
  expect(() => shell.make('query')).toThrow('query is shared, and not there yet');
});

test('a shared module that could not be fetched is fetched again by whoever needs it next', async () => {
  const query = {};
  const fetched = jest.fn<Promise<() => unknown>, []>();
  fetched.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(() => query);
  const { remotes } = page({ query: [offer(fetched)] }, 'mf_judging');
  await expect(remotes[0].loads('query')).rejects.toThrow('offline');
  expect(await remotes[0].loads('query')).toEqual([query]);
});

test('a module that nobody shares fails the page that needs it, and says which it is', async () => {
  const react = {};
  const { remotes } = page({ react: [eager(react)] }, 'mf_judging');
  await expect(remotes[0].loads('react', 'query')).rejects.toThrow('Nobody shares query');
  expect(await remotes[0].loads('react')).toEqual([react]);
});

test('of two versions the one in use counts, so that no page has two of them', async () => {
  const [older, newer] = [{ version: 1 }, { version: 2 }];
  const { shell, remotes } = page({ react: [eager(older)] }, 'mf_judging');
  const other = build('mf_admin', { react: [{ ...eager(newer), version: '2.0.0' }] }, ['react']);
  other.isGiven(shell.shares());
  expect(Object.keys(shell.shares().react ?? {})).toEqual(['1.0.0', '2.0.0']);
  expect(await other.loads('react')).toEqual([older]);
  expect(await remotes[0].loads('react')).toEqual([older]);
});

test('a version that is offered twice stays that of whoever came first', async () => {
  const [ours, theirs] = [{ by: 'shell' }, { by: 'mf_admin' }];
  const { shell } = page({ react: [eager(ours)] });
  const other = build('mf_admin', { react: [eager(theirs)] }, ['react']);
  other.isGiven(shell.shares());
  expect(await other.loads('react')).toEqual([ours]);
});

describe('with a build that shares by the federation runtime, as those of the release before do', () => {
  const asked = {
    customShareInfo: {
      shareConfig: { singleton: true, requiredVersion: false as const },
      scope: ['default'],
    },
  };
  type Options = ConstructorParameters<typeof ModuleFederation>[0];
  const runtime = (shared: Record<string, Offer[]>) =>
    new ModuleFederation({
      name: 'before',
      remotes: [],
      shared: shared as NonNullable<Options['shared']>,
    });
  const madeBy = async (build: ModuleFederation, key: string) => {
    const factory = await build.loadShare<object>(key, asked);
    return factory ? factory() : undefined;
  };

  test('a remote of it uses what our shell shares', async () => {
    const [react, query] = [{ version: 19 }, { version: 5 }];
    const { shell } = page({ react: [eager(react)], query: [lazy(query)] });
    const before = runtime({});
    before.initShareScopeMap('default', shell.shares() as never);
    const had = await Promise.all(['react', 'query'].map((key) => madeBy(before, key)));
    expect(had).toEqual([react, query]);
    expect(await shell.loads('react', 'query')).toEqual([react, query]);
    expect(had[1]).toBe((await shell.loads('query'))[0]);
  });

  test('a remote of ours uses what its shell shares', async () => {
    const [react, query] = [{ version: 19 }, { version: 5 }];
    const before = runtime({ react: [eager(react)], query: [lazy(query)] });
    const remote = build('mf_judging', {}, ['react', 'query']);
    remote.isGiven(before.shareScopeMap.default as never);
    expect(await remote.loads('react', 'query')).toEqual([react, query]);
    expect(await madeBy(before, 'query')).toBe(query);
  });
});
