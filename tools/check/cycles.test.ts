import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../parts';

const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
let checkout: string;

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'cycles-'));
  copyFileSync(join(root, 'biome.json'), join(checkout, 'biome.json'));
  copyFileSync(join(root, '.gitignore'), join(checkout, '.gitignore'));
});

afterEach(() => rmSync(checkout, { recursive: true }));

function lint(files: Record<string, string>) {
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(checkout, file)), { recursive: true });
    writeFileSync(join(checkout, file), source);
  }
  const args = ['lint', '--only=suspicious/noImportCycles', '--reporter=github', '.'];
  const { status, stdout } = spawnSync(process.execPath, [biome, ...args], {
    cwd: checkout,
    encoding: 'utf8',
  });
  const found = [...stdout.matchAll(/title=lint\/suspicious\/(\w+),file=([^,]+),/g)];
  return {
    status,
    found: found.map(([, rule, file]) => `${file?.replace(`${checkout}/`, '')}: ${rule}`).sort(),
  };
}

test('the linter finds import cycles of any length', () => {
  const files = {
    'shared/a.ts': "import { b } from './b';\nexport const a = () => b;\n",
    'shared/b.ts': "import { c } from './c';\nexport const b = () => c;\n",
    'shared/c.ts': "import { a } from './a';\nexport const c = () => a;\n",
  };
  expect(lint(files)).toEqual({
    status: 1,
    found: ['a', 'b', 'c'].map((name) => `shared/${name}.ts: noImportCycles`),
  });
});

test('a cycle of types only counts too', () => {
  const files = {
    'shared/a.ts': "import type { B } from './b';\nexport type A = B[];\n",
    'shared/b.ts': "import type { A } from './a';\nexport interface B {\n  a?: A;\n}\n",
  };
  expect(lint(files)).toEqual({
    status: 1,
    found: ['a', 'b'].map((name) => `shared/${name}.ts: noImportCycles`),
  });
});
