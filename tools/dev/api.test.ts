import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../parts';
import { sourceArgs, sourceEnv } from './api';

test("the API's sources can render a mail without a build", () => {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'));
  try {
    const script = join(folder, 'script.mjs');
    const pages = join(root, 'api/src/modules/mail/development/pages.tsx');
    writeFileSync(script, `import { listPage } from '${pages}'; console.log(listPage([]));`);
    const args = [...sourceArgs('serve').slice(0, -2), script];
    const env = { ...process.env, ...sourceEnv };
    const html = execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
    expect(html).toContain('<h1>Mails</h1>');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
