import * as runtimeCore from '@module-federation/runtime-core';

/**
 * Runtime plugin of the shell: puts the federation runtime where the remotes, which are built
 * without one of their own (28 kB each), look for it.
 */
export default function provideRuntime() {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  return { name: 'provide-runtime' };
}
