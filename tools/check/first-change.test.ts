import { join } from 'node:path';
import { execa } from 'execa';
import { root } from '../parts';

test('after a field is declared, the compiler names the places of the recipe, and then no more', async () => {
  const script = join(root, 'tools/check/first-change.ts');
  const { stdout } = await execa(process.execPath, ['--import', 'tsx', script], { cwd: root });
  const { recipe, named, left } = JSON.parse(stdout);
  expect(recipe).toEqual([
    'shared/contracts/nominations.ts',
    'mf-nomination/src/features/nomination/fields.tsx',
    'shared/contracts/nominations.ts',
  ]);
  expect(named).toEqual(expect.arrayContaining(recipe));
  expect(left).toEqual([[], [], []]);
});
