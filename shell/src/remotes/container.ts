import type { RemoteModule } from '@meritum/shared/federation/contract';
import { entryScript } from './entries';

/** What all builds in the page share; set by the bundler of a build that does. */
declare const __webpack_share_scopes__: { default: object };

/** What the entry of a remote leaves in the page: the interface of module federation. */
interface Container {
  init(shared: object): unknown;
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
 * Runs the entry at an address, which nothing runs of before it is what was signed, and answers with
 * what it registers. An entry that ran before, of this build or another, is left behind.
 * @throws Error when it cannot be had or leaves nothing behind.
 */
export async function registeredBy(name: string, address: string): Promise<RemoteModule> {
  page[name] = undefined;
  await run(entryScript(address));
  const container = leftAs(name);
  if (!container) throw new Error(`${address} is no entry of ${name}`);
  await container.init(__webpack_share_scopes__.default);
  return (await container.get('./register'))() as RemoteModule;
}
