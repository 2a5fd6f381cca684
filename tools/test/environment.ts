import { readFileSync } from 'node:fs';
import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import NodeEnvironment from 'jest-environment-node';

/** What a test file says that wants modules of its own. */
const wantsItsOwn =
  /\bjest\.(mock|doMock|setMock|unmock|resetModules|isolateModules|isolateModulesAsync)\b/;

/** Puts an object back to what it was, so that a test file hands on nothing that it changed. */
function keeper(object: object): () => void {
  const before = new Map(
    Reflect.ownKeys(object).map((key) => [key, Reflect.getOwnPropertyDescriptor(object, key)]),
  );
  return () => {
    for (const key of Reflect.ownKeys(object))
      if (!before.has(key)) Reflect.deleteProperty(object, key);
    for (const [key, descriptor] of before)
      if (descriptor?.configurable) Reflect.defineProperty(object, key, descriptor);
  };
}

/** One realm for all test files of a process, in which `runtime.cjs` keeps what was loaded. */
class KeptRealm extends NodeEnvironment {
  readonly keepsModules = true;
  readonly #restored: (() => void)[];

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    const { global } = this;
    this.#restored = [global, global.process, global.process.env].map(keeper);
  }

  override async teardown() {
    this.fakeTimersModern?.useRealTimers();
    for (const restore of this.#restored) restore();
  }
}

let realm: KeptRealm | undefined;

/**
 * The environment of the API's tests: the realm that is kept, or one of its own for a file that mocks
 * or resets modules. Jest calls it with `new`.
 */
export default function Environment(config: JestEnvironmentConfig, context: EnvironmentContext) {
  if (wantsItsOwn.test(readFileSync(context.testPath, 'utf8')))
    return new NodeEnvironment(config, context);
  realm ??= new KeptRealm(config, context);
  return realm;
}
