import { root } from '../parts';
import { testFolder } from '../testing/folder';
import { definedIds, unknownIds } from './requirement-ids';

const checkout = testFolder();

// Concatenated, because this file is checked, too.
const unknown = { requirement: `NOM-${999}`, area: `NOMM-${'001'}`, decision: `D${99}` };

test('finds unknown requirement ids', async () => {
  checkout.putAll({
    'docs/requirements/nomination.md': '| NOM-001 | / | Says NOM-002 | Browser | 2 |\n',
    'docs/requirements/decisions.md': '- **D01 (C) Entry fee.** None.\n',
    'api/src/a.test.ts': `test('NOM-001, D01, SHA-256');\ntest('${unknown.requirement}');\n`,
    'shared/a.ts': `// ${unknown.area}, ${unknown.decision}\n`,
  });
  expect(await unknownIds(checkout.path)).toEqual([
    `api/src/a.test.ts:2: ${unknown.requirement}`,
    'docs/requirements/nomination.md:1: NOM-002',
    `shared/a.ts:1: ${unknown.area}`,
    `shared/a.ts:1: ${unknown.decision}`,
  ]);
});

test('every requirement id in this checkout is known, and means one requirement', async () => {
  const ids = await definedIds(root);
  expect(ids.length).toBeGreaterThan(500);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(await unknownIds(root)).toEqual([]);
});
