import type { RemoteModule } from '@meritum/shared/federation/contract';
import { entryScript } from './entries';
import { firstSingletons, laterSingletons, version } from './singletons';

/** The container that a remote's entry defines: an interface of webpack's module federation. */
interface Container {
  init(shareScope: object): unknown;
  get(module: string): Promise<() => unknown>;
}

const page = globalThis as unknown as Record<'mf_public', Container | undefined>;

const leftBehind = () => page.mf_public;

/** Milliseconds between two attempts to fetch a singleton. */
const retryDelay = 2_000;

/** Retries without limit, because webpack caches a failed module until a reload. */
async function untilLoaded(load: () => Promise<object>): Promise<() => object> {
  for (;;) {
    try {
      const module = await load();
      return () => module;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryDelay));
    }
  }
}

const offer = (get: () => unknown) => ({ [version]: { get, from: 'shell', loaded: 1 } });

/** The shell's shared modules in webpack's format: module -> version -> how to get its factory. */
const shareScope = Object.fromEntries([
  ...Object.entries(firstSingletons).map(([name, module]) => [name, offer(() => () => module)]),
  ...Object.entries(laterSingletons).map(([name, load]) => [name, offer(() => untilLoaded(load))]),
]);

async function run(script: HTMLScriptElement): Promise<void> {
  try {
    await new Promise((resolve, reject) => {
      script.onload = resolve;
      script.onerror = () => reject(new Error(`${script.src} did not load`));
      document.head.append(script);
    });
  } finally {
    script.remove();
  }
}

async function containerAt(address: string): Promise<Container> {
  page.mf_public = undefined;
  await run(entryScript(address));
  const container = leftBehind();
  if (!container) throw new Error(`${address} is no entry`);
  await container.init(shareScope);
  return container;
}

const containers = new Map<string, Promise<Container>>();

/** The container of a build. Each entry runs once; a failure is not cached. */
function containerOf(address: string): Promise<Container> {
  const known = containers.get(address);
  if (known) return known;
  const container = containerAt(address);
  containers.set(address, container);
  container.catch(() => containers.delete(address));
  return container;
}

/** The part of federation that a first visit needs. @throws Error for an unsigned entry. */
export async function publicSiteAt(address: string): Promise<RemoteModule> {
  const container = await containerOf(address);
  return (await container.get('./register'))() as RemoteModule;
}
