/**
 * The oldest supported browsers, by major version: scripts and styles are built for them, newer
 * features do not compile (`tools/check`), and Chromium of this age runs a journey in `e2e`.
 */
export const oldestBrowsers = {
  chrome: 111,
  edge: 111,
  firefox: 125,
  safari: 16.4,
  ios_saf: 16.4,
} as const;

/** In the form for compilers: `chrome 111` and so on. */
export const browserTargets = Object.entries(oldestBrowsers).map((each) => each.join(' '));
