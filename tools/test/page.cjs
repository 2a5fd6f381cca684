// Test files with `@jest-environment node` have no page and start three times as fast.
if (typeof document !== 'undefined') {
  require('./jsdom-gaps.ts');
  require('./components.ts');
}
