// Before jsdom, which is loaded with the other.
const { rememberStyles } = require('./quick-styles.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

/** The environment of the browser parts' tests. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    rememberStyles(this.global);
  }
};
