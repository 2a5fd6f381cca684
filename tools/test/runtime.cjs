const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');
const runningContext = require('./running-context.cjs');

/**
 * What this process has compiled, by file: the next test file runs it in its own realm. Jest compiles
 * every module anew for every test file, packages included.
 */
const scripts = new Map();

function scriptOf(source, filename, parameters) {
  const before = scripts.get(filename);
  if (before?.source === source) return before.script;
  const opening = `(function (${parameters}) {`;
  const script = new Script(`${opening}${source}\n})`, {
    filename,
    // So that stack traces name the places of the source.
    columnOffset: -opening.length,
  });
  scripts.set(filename, { source, script });
  return script;
}

/** Modules that are kept from one test file to the next, in the realm that is kept with them. */
const kept = new Map();
/** The runtime of the test file that is running. */
let current;

/** Whether a module is evaluated anew for every test file: what belongs to tests and holds hooks. */
const isOfTests = (path) =>
  !path.includes('/node_modules/') && /\.test\.tsx?$|\/testing\/|\/tools\/test\//.test(path);

/** The modules that reach nothing that is evaluated anew, and so can outlive their test file. */
function lasting(modules) {
  const anew = new Set([...modules.values()].filter(({ filename }) => isOfTests(filename)));
  const importers = new Map();
  for (const module of modules.values()) {
    for (const child of module.children ?? [])
      importers.set(child, [...(importers.get(child) ?? []), module]);
  }
  for (const module of anew) for (const importer of importers.get(module) ?? []) anew.add(importer);
  return [...modules].filter(([, module]) => module.loaded && !anew.has(module));
}

/**
 * Jest's runtime, with the two things that made up most of the time of short test files: code is
 * compiled once a process, and where the environment keeps its realm (`environment.ts`), what is not
 * of tests is evaluated once, too.
 */
module.exports = class KeepingRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    const { executor, registries, _environment: environment } = this;
    const parameters = executor.injectedModuleParameters.join(', ');
    const compile = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = environment.getVmContext();
      // Jest has its own answer to a dynamic import, and to a realm that is gone.
      if (context === null || source.includes('import(')) return compile(source, filename);
      return scriptOf(source, filename, parameters).runInContext(context);
    };
    current = this;
    if (environment.keepsModules)
      for (const [path, module] of kept) registries.moduleRegistry.set(path, module);
  }

  /** A kept module was given its `require` by the runtime that loaded it, which has ended. */
  requireModuleOrMock(from, name) {
    const runtime = kept.has(from) ? current : this;
    return runtime === this
      ? super.requireModuleOrMock(from, name)
      : runtime.requireModuleOrMock(from, name);
  }

  requireInternalModule(from, name) {
    return name === 'node:async_hooks' ? runningContext : super.requireInternalModule(from, name);
  }

  teardown() {
    if (this._environment.keepsModules)
      for (const [path, module] of lasting(this.registries.moduleRegistry)) kept.set(path, module);
    super.teardown();
  }
};
