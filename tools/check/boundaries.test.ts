import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brokenBoundaries } from './boundaries';

let checkout: string;

beforeEach(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'boundaries-'));
});

afterEach(() => rm(checkout, { recursive: true, force: true }));

async function plant(files: Record<string, string>): Promise<string[]> {
  for (const [file, source] of Object.entries(files)) {
    await mkdir(dirname(join(checkout, file)), { recursive: true });
    await writeFile(join(checkout, file), source);
  }
  return brokenBoundaries(checkout);
}

test.each([
  ['a remote that imports another', 'mf-public/src/a.ts', "import '../../mf-admin/src/b';"],
  [
    'a remote that imports the shell by name',
    'mf-admin/src/a.ts',
    "import '@meritum/shell/src/b';",
  ],
  [
    'a dynamic import across remotes',
    'mf-admin/src/a.tsx',
    "void import('../../mf-public/src/b');",
  ],
  ['the shell with a remote', 'shell/src/a.ts', "export { b } from '../../mf-public/src/b';"],
  ['the server bundle in the browser', 'shell/src/boot/main.tsx', "import './prerender';"],
  ['contracts with the client', 'shared/contracts/a.ts', "import '../client/request';"],
  ['programme with contracts', 'shared/programme/a.ts', "import '../contracts/limits';"],
  ['the API with the design system', 'api/src/a.ts', "import '@meritum/shared/ui/Button';"],
  [
    'a type out of another remote',
    'mf-admin/src/a.ts',
    "let a: import('../../mf-public/src/b').B;",
  ],
  ['a relative singleton', 'shared/auth/useSession.ts', "import { session } from './session';"],
  ['a relative facade', 'shared/ui/Link.tsx', "import { Link } from '../router/router';"],
  ['the router itself', 'mf-public/src/a.tsx', "import { Link } from 'react-router-dom';"],
  ['the list of passwords', 'shared/auth/hint.ts', "import '@zxcvbn-ts/language-common';"],
  ['the driver outside a store', 'api/src/modules/nominations/commands.ts', "import 'mongodb';"],
  ["another noun's store", 'api/src/modules/results/commands.ts', "import '../judging/store';"],
  ['rules that read a file', 'api/src/modules/results/rules.ts', "import 'node:fs';"],
])('finds %s', async (_, file, source) => {
  expect(await plant({ [file]: source })).toEqual([expect.stringContaining(`${file}: `)]);
});

test('lets stand what the map of the house allows', async () => {
  const files = {
    'mf-public/src/a.tsx': "import { Link } from '@meritum/shared/router'; import './b';",
    'shared/auth/useSession.ts': "import { session } from '@meritum/shared/auth/session';",
    'shared/auth/types.ts': "import type { session } from './session';",
    'shared/router/router.ts': "export { Link } from 'react-router-dom';",
    'shell/src/boot/prerender.tsx': "import '@meritum/mf-public/prerender';",
    'shell/build/prerender.ts': "import '../src/boot/prerender';",
    'api/src/modules/nominations/store.ts': "import { ObjectId } from 'mongodb';",
    'api/src/modules/nominations/commands.ts':
      "import { limits } from '@meritum/shared/contracts/limits';",
  };
  expect(await plant(files)).toEqual([]);
});
