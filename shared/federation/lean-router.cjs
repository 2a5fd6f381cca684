/** What asks whether loaders and actions are part of the router, and that they never are of ours. */
const dataRouter = [
  ['let dataRouterState = dataRouterOpts?.state;', 'let dataRouterState;'],
  ['let onErrorHandler = dataRouterOpts?.onError;', 'let onErrorHandler;'],
  [
    'return isDataRoute ? useNavigateStable() : useNavigateUnstable();',
    'return useNavigateUnstable();',
  ],
];

/** @throws Error when a release of the package has other words, so that nothing comes back unseen. */
function withoutDataRouter(source) {
  if (!source.includes('function _renderMatches(')) return source;
  return dataRouter.reduce((text, [asked, answer]) => {
    if (!text.includes(asked)) throw new Error(`react-router no longer says: ${asked}`);
    return text.replace(asked, answer);
  }, source);
}

/**
 * Lets the bundler leave out what nobody uses of react-router: the package names its components in
 * statements of their own, which count as side effects and keep forms, fetchers and their like. And
 * routes with loaders, redirects and error pages of their own are drawn by the same function.
 */
module.exports = function leanRouter(source) {
  this.addDependency(__filename);
  return withoutDataRouter(source)
    .replace(/^\w+\.(?:displayName|contextType) = .*;$/gm, '')
    .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext)\()/gm, '$1/* @__PURE__ */ $2');
};
