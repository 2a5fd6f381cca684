/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

test('for people who prefer reduced motion nothing is animated or scrolls smoothly, in the last layer', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'base.css'), 'utf8');
  const [, still = ''] = sheet.split('@layer still {');
  const [, rules = ''] = still.split('(prefers-reduced-motion: reduce) {');
  for (const rule of ['*::before', 'animation-duration: 1ms', 'animation-iteration-count: 1'])
    expect(rules).toContain(rule);
  for (const rule of ['transition-duration: 1ms', 'scroll-behavior: auto'])
    expect(rules).toContain(rule);
  expect(still).not.toContain('@layer');
});
