import { join } from 'node:path';
import { execa } from 'execa';
import { distOf, root, staticParts } from '../parts';
import { deploy, goBack } from './deploy';

/**
 * `npm run deploy -- PART...` serves this checkout's builds of static parts, in this order; `npm
 * run deploy -- back PART...` serves the builds before. docs/operations.md has the settings.
 */
const releases = process.env.RELEASES || join(root, '.data/releases');
const restart = process.env.RESTART_SHELL ?? 'docker compose restart shell';
const [first, ...rest] = process.argv.slice(2);
const isBack = first === 'back';

try {
  const names = (isBack ? rest : [first, ...rest]).map((name) => {
    const part = staticParts.find((one) => one === name);
    if (!part) throw new Error(`Name one or more of ${staticParts.join(', ')}.`);
    return part;
  });
  for (const part of names) {
    await (isBack ? goBack(releases, part) : deploy(releases, part, distOf(part)));
    // The shell's pages and their policies change together.
    if (part === 'shell' && restart) await execa(restart, { shell: true, stdio: 'inherit' });
    console.log(`${part}: ${isBack ? 'the build before' : 'the new build'} is live.`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
