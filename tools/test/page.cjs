// A test file that says `@jest-environment node` has no page, and starts three times as fast.
if (typeof document !== 'undefined') {
  require('./jsdom-gaps.ts');
  require('./components.ts');
}
