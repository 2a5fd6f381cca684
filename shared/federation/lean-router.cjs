/**
 * Lets the bundler leave out what nobody uses of react-router: the package names its components in
 * statements of their own, which count as side effects and keep forms, fetchers and their like.
 */
module.exports = function leanRouter(source) {
  this.addDependency(__filename);
  return source
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext)\()/gm, '$1/* @__PURE__ */ $2');
};
