import * as runtimeCore from '@module-federation/runtime-core';

/**
 * Remotes of the release before are built without the federation runtime that they need, and look
 * for it here (docs/decisions/0072).
 */
export function provideRuntimeCore(): void {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
}
