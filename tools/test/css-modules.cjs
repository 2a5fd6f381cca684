/** Stub for style sheets in component tests: class names are those of the source. */
module.exports = new Proxy(
  { __esModule: true },
  { get: (own, name, stub) => own[name] ?? (name === 'default' ? stub : String(name)) },
);
