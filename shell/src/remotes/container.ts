import type { RemoteModule } from '@meritum/shared/federation/contract';
import { entryScript } from './entries';

/** Set by the bundler of a build that shares modules. */
declare const __webpack_init_sharing__: (scope: string) => unknown;
declare const __webpack_share_scopes__: Record<string, object>;

const scope = 'default';

/** What the entry of a remote leaves in the page: the interface of module federation. */
interface Container {
  init(shared: object | undefined, initScope: object[], about: object): unknown;
  get(module: string): Promise<() => unknown>;
}

const page = globalThis as unknown as Record<string, Container | undefined>;

const leftAs = (name: string) => page[name];

async function run(script: HTMLScriptElement): Promise<void> {
  try {
    await new Promise((resolve, reject) => {
      script.onload = resolve;
      script.onerror = () => reject(new Error(`${script.src} could not be loaded`));
      document.head.append(script);
    });
  } finally {
    script.remove();
  }
}

/**
 * Hands a container the shared modules, as `loadRemote` of the federation runtime does, of which the
 * shell needs nothing else.
 */
async function fill(container: Container): Promise<void> {
  await __webpack_init_sharing__(scope);
  const about = { version: '', shareScopeKeys: scope };
  Object.defineProperty(about, 'shareScopeMap', { value: __webpack_share_scopes__ });
  await container.init(__webpack_share_scopes__[scope], [], about);
}

/**
 * Runs the entry at an address, which nothing runs of before it is what was signed, and answers with
 * what it registers. An entry that ran before, of this build or another, is left behind.
 * @throws Error when it cannot be had or leaves nothing behind.
 */
export async function registeredBy(name: string, address: string): Promise<RemoteModule> {
  page[name] = undefined;
  await run(entryScript(address));
  const container = leftAs(name);
  if (!container) throw new Error(`${address} is no entry of ${name}`);
  await fill(container);
  return (await container.get('./register'))() as RemoteModule;
}
