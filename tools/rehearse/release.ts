import { join } from 'node:path';
import { staticParts } from '../parts';
import { shareModules } from '../releases/before';
import { authority, site, siteName } from './client';
import type { Settings } from './compose';
import { type Say, sh, work } from './work';

/** The organiser of the rehearsal. */
export const lead = 'lea@office.example.net';

/** What an operator puts into `.env`. */
export const settings: Settings = {
  SITE_ADDRESS: siteName,
  ACME_EMAIL: 'ops@example.com',
  VERSION: 'rehearsed',
  ADMIN_EMAILS: lead,
  SECRETS: join(work, 'secrets'),
  RELEASES: join(work, 'releases'),
};

/** A copy of the committed files, with the packages installed here: what is built from. */
export const checkout = join(work, 'checkout');

/** Where the process of the shell's server is noted, for the deploys that restart it. */
export const shellPid = join(work, 'shell.pid');

const npmRun = (env: Settings, ...words: string[]) =>
  sh('npm', ['run', '--silent', ...words], { cwd: checkout, env: { ...settings, ...env } });

/** `npm run deploy` with these words, as on the machine of the site. */
export const deploy = (...words: string[]) =>
  npmRun(
    { SITE: site, RESTART_SHELL: `kill $(cat ${shellPid})`, NODE_EXTRA_CA_CERTS: authority },
    ...['deploy', '--', ...words],
  );

/** Title of the nomination portal, and in its second build. */
export const titles = { one: 'Nomination Portal', two: 'Nomination Portal, built again' };

/** Builds and deploys all static parts, then builds the shell and one remote once more. */
export async function buildParts(say: Say): Promise<void> {
  const key = { REMOTES_KEY_FILE: join(work, 'secrets/remotes_key'), REMOTES_BUILD: '1' };
  shareModules(checkout);
  await npmRun(key, 'build', '--', ...staticParts);
  for (const part of [...staticParts.slice(1), staticParts[0]])
    await npmRun({ RESTART_SHELL: '' }, 'deploy', '--', part);
  const change = (file: string, from: string, to: string) =>
    sh('sed', ['-i', `s/${from}/${to}/`, join(checkout, file)]);
  const page = 'mf-nomination/src/pages/nomination/NominationPage.tsx';
  await change(page, `title="${titles.one}"`, `title="${titles.two}"`);
  await change('shell/src/layout/Footer.tsx', '<footer', '<footer data-build="two"');
  await npmRun(key, 'build', '--', 'shell', 'mf-nomination');
  say('the shell and the remotes built and deployed; the shell and mf-nomination built once more');
}
