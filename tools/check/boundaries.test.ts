import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '../testing/folder';
import { moduleOrder } from './api-rules';
import { brokenBoundaries } from './boundaries';

const checkout = testFolder();

function brokenIn(files: Record<string, string>): Promise<string[]> {
  checkout.putAll(files);
  return brokenBoundaries(checkout.path);
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
  ['a remote that requires another', 'mf-admin/src/a.cts', "require('../../mf-public/src/b');"],
  ['a remote by a template', 'mf-admin/src/a.ts', 'void import(`../../mf-public/src/b`);'],
  [
    'a remote by an assignment',
    'mf-admin/src/a.ts',
    "import b = require('../../mf-public/src/b');",
  ],
  ['a mock of the shell', 'mf-admin/src/a.test.ts', "jest.mock('../../shell/src/b');"],
  ['programme with merit', 'shared/programme/a.ts', "import '../merit/tiers';"],
  ['merit with programme', 'shared/merit/a.ts', "import '../programme/season';"],
  ['merit with a package', 'shared/merit/a.ts', "import * as z from 'zod/mini';"],
  ['the API with a remote', 'api/src/a.ts', "import '../../mf-admin/src/b';"],
  ['the API with the client', 'api/src/a.test.ts', "import '@meritum/shared/client/send';"],
  [
    'a type of the driver in a route',
    'api/src/modules/nominations/routes.ts',
    "import type { Db } from 'mongodb';",
  ],
  ['the driver elsewhere', 'api/src/platform/errors/translate.ts', "import 'mongodb';"],
  ['a module with the driver itself', 'api/src/modules/mail/module.ts', "import 'mongodb';"],
  ["another noun's store", 'api/src/modules/contests/commands.ts', "import '../judges/store';"],
  [
    'a module with a type of a later one',
    'api/src/modules/nominations/rules.ts',
    "import type { Judge } from '../judges/judge';",
  ],
  ['a test with a later module', 'api/src/modules/draw/a.test.ts', "import '../log/appending';"],
  [
    "a type of another noun's store",
    'api/src/modules/contests/routes.ts',
    "import type { Store } from '../judges/ratings-store';",
  ],
  [
    'a type of the roof in a module',
    'api/src/modules/mail/a.ts',
    "import type {} from '../../app';",
  ],
  ['a helper of tests in a source', 'api/src/platform/a.ts', "import '../../testing/a';"],
  [
    'a store that a module is given',
    'api/src/composition/compose.ts',
    "import { judgesStore } from '../modules/judges/store';",
  ],
  ['rules that read a file', 'api/src/modules/contests/rules.ts', "import 'node:fs';"],
  ['rules that send', 'api/src/modules/contests/rules.ts', "import 'nodemailer';"],
  ['rules with a store', 'api/src/modules/contests/cut-rules.ts', "import { a } from './store';"],
])('finds %s', async (_, file, source) => {
  expect(await brokenIn({ [file]: source })).toEqual([expect.stringContaining(`${file}: `)]);
});

test('finds I/O that rules reach through another file, except for types', async () => {
  const files = {
    'api/src/modules/contests/rules.ts': "import { a } from './a'; import type { C } from './c';",
    'api/src/modules/contests/a.ts': "import { b } from './b';",
    'api/src/modules/contests/b.ts': "import 'node:fs'; import './rules';",
    'api/src/modules/contests/c.ts': "import 'node:net';",
  };
  expect(await brokenIn(files)).toEqual([
    'api/src/modules/contests/rules.ts: node:fs: rules import no I/O, nor by api/src/modules/contests/b.ts',
  ]);
});

test('accepts what the boundary rules allow', async () => {
  const files = {
    'mf-public/src/a.tsx': "import { Link } from '@meritum/shared/router'; import './b';",
    'shared/auth/useSession.ts': "import { session } from '@meritum/shared/auth/session';",
    'shared/programme/season.ts': "import type { Season } from '../contracts/seasons';",
    'api/src/modules/seasons/rules.ts': "import { isDeepStrictEqual } from 'node:util';",
    'shared/auth/types.ts': "import type { session } from './session';",
    'shared/router/router.ts': "export { Link } from 'react-router-dom';",
    'shell/src/boot/prerender.tsx': "import '@meritum/mf-public/prerender';",
    'shell/build/prerender.ts': "import '../src/boot/prerender';",
    'shared/merit/rank.ts': "import { tiers } from './tiers';",
    'shared/merit/rank.test.ts': "import fc from 'fast-check'; import '../programme/season';",
    'api/src/modules/nominations/store.ts': "import { ObjectId } from 'mongodb';",
    'api/src/modules/nominations/module.ts': "import type { Db } from 'mongodb'; import './store';",
    'api/src/modules/nominations/rules.ts':
      "import { createHash } from 'node:crypto'; import { rank } from '@meritum/shared/merit/rank';",
    'api/src/module-kit/pending-mails.ts': "import type { Db } from 'mongodb';",
    'api/src/platform/a.test.ts': "import '../../testing/a'; import '../app';",
    'api/src/modules/contests/commands.ts': "import { offer } from '../nominations/module';",
    'api/src/platform/migrations/run.ts': "import { MongoClient } from 'mongodb';",
    'api/src/modules/nominations/commands.ts':
      "import { limits } from '@meritum/shared/contracts/limits';",
  };
  expect(await brokenIn(files)).toEqual([]);
});

test('docs/README.md shows the order of modules', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/README.md'), 'utf8');
  const [, shown = ''] = /```text\n(audit[^`]*)```/.exec(text) ?? [];
  expect(shown.match(/\w+/g)).toEqual(moduleOrder);
});
