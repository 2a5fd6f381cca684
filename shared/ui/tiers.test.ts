/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { metals, tierNames } from '../contracts/tiers';

const sheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

test.each(tierNames)('tokens.css has the metal of %s', (name) => {
  const { from, to, line } = metals[name];
  const [, rule = ''] = sheet.split(`[data-tier="${name}" i]`);
  expect([...rule.slice(0, rule.indexOf('}')).matchAll(/#\w+/g)].map(([colour]) => colour)).toEqual(
    [from, to, line],
  );
});

test('a gradient over all metals goes from the lowest to the highest and back', () => {
  const colours = tierNames.map((name) => metals[name].to).toReversed();
  expect(sheet).toContain(`--tier-metals: ${[...colours, colours[0]].join(', ')};`);
});
