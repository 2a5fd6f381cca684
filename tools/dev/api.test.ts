import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../parts';
import { testFolder } from '../testing/folder';
import { sourceArgs, sourceEnv } from './api';

const folder = testFolder();

test("the API's sources can render a mail without a build", () => {
  const pages = join(root, 'api/src/modules/mail/development/pages.tsx');
  const source = `import { listPage } from '${pages}'; console.log(listPage([]));`;
  const args = [...sourceArgs('serve').slice(0, -2), folder.put('script.mjs', source)];
  const env = { ...process.env, ...sourceEnv };
  const html = execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  expect(html).toContain('<h1>Mails</h1>');
});
