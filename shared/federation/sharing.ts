/** Answers with the exports of a module. */
type Factory = () => unknown;

/** A module that a build offers, as the federation plugin writes it. */
export interface Offer {
  version: string;
  /** A promise unless the module is there from the start. */
  get(): Factory | Promise<Factory>;
  scope: readonly string[];
  shareConfig: object;
}

/** An offer as every build in a page sees it: the format of module federation 2. */
export interface Shared extends Offer {
  /** Name of the build that offers it. */
  from: string;
  strategy: string;
  useIn: string[];
  lib?: Factory | null;
  loaded?: boolean;
  loading?: Promise<Factory> | null;
}

/** Module -> version -> offer. */
export type Scope = Record<string, Record<string, Shared>>;

/** What the bundler puts into each build, as far as it matters here. */
export interface Bundle {
  /** How a module is made, by its id. */
  m: Record<string, (module: { exports: unknown }) => void>;
  /** Modules that were made. */
  c: Record<string, unknown>;
  S: Record<string, Scope>;
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<string, { shareKey: string }> };
  federation: {
    initOptions: { name: string; shareStrategy: string; shared: Record<string, Offer[]> };
  };
}

interface OfBundle {
  webpackRequire: Bundle;
}

const scope = 'default';

/** Offers what a build brings, unless the page has that version already. */
function init({ webpackRequire: { S, federation } }: OfBundle): string {
  const { name, shareStrategy: strategy, shared } = federation.initOptions;
  S[scope] ??= {};
  for (const [key, offers] of Object.entries(shared)) {
    S[scope][key] ??= {};
    for (const offer of offers) {
      S[scope][key][offer.version] ??= { ...offer, from: name, strategy, useIn: [] };
    }
  }
  return name;
}

/** Lets a remote use what the page shares, which the shell hands to its container. */
function initContainerEntry({
  webpackRequire,
  shareScope,
}: OfBundle & { shareScope: Scope }): void {
  webpackRequire.S[scope] = shareScope;
  init({ webpackRequire });
}

/**
 * What is offered for a module that stands for a shared one: all of ours are singletons, so the
 * version in use counts, whatever others there are.
 * @throws Error when nobody offers it.
 */
function offerFor(id: string, { S, consumesLoadingData }: Bundle): Shared {
  const key = consumesLoadingData.moduleIdToConsumeDataMapping[id]?.shareKey;
  const all = Object.values(S[scope]?.[`${key}`] ?? {});
  const offer = all.find(({ lib, loading }) => lib ?? loading) ?? all[0];
  if (!offer) throw new Error(`Nobody shares ${key}`);
  return offer;
}

function keep(offer: Shared, factory: Factory): Factory {
  offer.loaded = true;
  offer.lib = factory;
  return factory;
}

/** Fetches a shared module once for all builds; a failure is forgotten, so that it may be tried again. */
async function fetched(offer: Shared): Promise<Factory> {
  if (offer.lib) return offer.lib;
  offer.loading ??= Promise.resolve(offer.get()).then(
    (factory) => keep(offer, factory),
    (error) => {
      offer.loading = null;
      throw error;
    },
  );
  return offer.loading;
}

/** @throws Error when the module has to be fetched first. */
function present(offer: Shared, id: string): Factory {
  const factory = offer.lib ?? offer.get();
  if (typeof factory !== 'function') throw new Error(`${id} is shared, and not there yet`);
  return keep(offer, factory);
}

/** Makes a module of the build out of the shared one that it stands for. */
function standFor(id: string, { m, c }: Bundle, factory: () => Factory): void {
  m[id] = (module) => {
    // Not kept, so that one that throws is not taken for a finished module the next time.
    delete c[id];
    module.exports = factory()();
  };
}

interface Initial extends OfBundle {
  initialConsumes: readonly string[];
}

/** Prepares the modules that a build uses from its start; they are made when they are asked for. */
function installInitialConsumes({ webpackRequire, initialConsumes }: Initial): void {
  for (const id of initialConsumes) {
    standFor(id, webpackRequire, () => present(offerFor(id, webpackRequire), id));
  }
}

interface OfChunk extends OfBundle {
  chunkId: string;
  chunkMapping: Readonly<Record<string, readonly string[]>>;
  installedModules: Record<string, Promise<void> | undefined>;
  promises: unknown[];
}

async function install(id: string, bundle: Bundle): Promise<void> {
  const factory = await fetched(offerFor(id, bundle));
  standFor(id, bundle, () => factory);
}

/** Fetches the shared modules of a chunk beside it. */
function consumes(chunk: OfChunk): void {
  const { chunkId, chunkMapping, installedModules, promises, webpackRequire } = chunk;
  for (const id of chunkMapping[chunkId] ?? []) {
    installedModules[id] ??= install(id, webpackRequire).catch((error) => {
      delete installedModules[id];
      throw error;
    });
    promises.push(installedModules[id]);
  }
}

/**
 * How the shell and the remotes share modules, and nothing else of module federation: stands where
 * the runtime of `@module-federation/enhanced` would (`webpack.ts`), whose plugin writes the calls.
 * Builds with that runtime share with builds with this one (docs/decisions/0077).
 */
export default { bundlerRuntime: { init, initContainerEntry, installInitialConsumes, consumes } };
