import * as runtimeCore from '@module-federation/runtime-core';

/**
 * Puts the federation runtime where remotes of releases before look for it, whose entries do not run
 * without. They then share modules with those that do it by themselves.
 */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
