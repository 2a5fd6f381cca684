/** Replaces style sheets in component tests: class names are the source's. */
module.exports = new Proxy(
  { __esModule: true },
  { get: (own, name, stub) => own[name] ?? (name === 'default' ? stub : String(name)) },
);
