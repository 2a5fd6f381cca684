import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../parts';
import { testFolder } from '../testing/folder';

const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
const checkout = testFolder();

test('the linter finds import cycles of any length, those of types too', () => {
  for (const file of ['biome.json', '.gitignore'])
    copyFileSync(join(root, file), join(checkout.path, file));
  checkout.putAll({
    'shared/a.ts': "import { b } from './b';\nexport const a = () => b;\n",
    'shared/b.ts': "import { c } from './c';\nexport const b = () => c;\n",
    'shared/c.ts': "import { a } from './a';\nexport const c = () => a;\n",
    'shared/d.ts': "import type { E } from './e';\nexport type D = E[];\n",
    'shared/e.ts': "import type { D } from './d';\nexport interface E {\n  a?: D;\n}\n",
    'shared/f.ts': "export { a } from './a';\n",
  });
  const args = ['lint', '--only=suspicious/noImportCycles', '--reporter=github', '.'];
  const { status, stdout } = spawnSync(process.execPath, [biome, ...args], {
    cwd: checkout.path,
    encoding: 'utf8',
  });
  const found = stdout.matchAll(/title=lint\/suspicious\/noImportCycles,file=([^,]+),/g);
  expect([...found].map(([, file]) => file?.replace(`${checkout.path}/`, '')).sort()).toEqual(
    ['a', 'b', 'c', 'd', 'e'].map((name) => `shared/${name}.ts`),
  );
  expect(status).toBe(1);
});
