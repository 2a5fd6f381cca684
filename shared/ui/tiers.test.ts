/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tiers } from '../contracts/tiers';

const sheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

test.each(tiers)('tokens.css has the metal of $name', ({ name, from, to, line }) => {
  const [, rule = ''] = sheet.split(`[data-tier="${name}" i]`);
  expect([...rule.slice(0, rule.indexOf('}')).matchAll(/#\w+/g)].map(([colour]) => colour)).toEqual(
    [from, to, line],
  );
});

test('a gradient over all metals goes from the lowest to the highest and back', () => {
  const metals = tiers.map(({ to }) => to).toReversed();
  expect(sheet).toContain(`--tier-metals: ${[...metals, metals[0]].join(', ')};`);
});
