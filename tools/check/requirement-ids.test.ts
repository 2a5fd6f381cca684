import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../parts';
import { definedIds, unknownIds } from './requirement-ids';

let checkout: string;

beforeEach(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'ids-'));
});

afterEach(() => rm(checkout, { recursive: true, force: true }));

async function plant(files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(checkout, file)), { recursive: true });
    await writeFile(join(checkout, file), text);
  }
}

// Put together here, as this file is checked too.
const unknown = { requirement: `NOM-${999}`, area: `NOMM-${'001'}`, decision: `D${99}` };

test('finds unknown requirement ids', async () => {
  await plant({
    'docs/requirements/nomination.md': '| NOM-001 | / | Says NOM-002 | Browser | 2 |\n',
    'docs/requirements/decisions.md': '- **D01 (C) Entry fee.** None.\n',
    'api/src/a.test.ts': `test('NOM-001, D01, SHA-256');\ntest('${unknown.requirement}');\n`,
    'shared/a.ts': `// ${unknown.area}, ${unknown.decision}\n`,
  });
  expect(await unknownIds(checkout)).toEqual([
    `api/src/a.test.ts:2: ${unknown.requirement}`,
    'docs/requirements/nomination.md:1: NOM-002',
    `shared/a.ts:1: ${unknown.area}`,
    `shared/a.ts:1: ${unknown.decision}`,
  ]);
});

test('every requirement id in this checkout is known', async () => {
  expect((await definedIds(root)).size).toBeGreaterThan(500);
  expect(await unknownIds(root)).toEqual([]);
});
