import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { remotesKey, remotesKeyFile } from '../build/remotes-key';
import { parts, root } from '../parts';

/** The previous release, and how it was found. */
export interface Before {
  commit: string;
  said: string;
}

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}

const commitOf = (name: string) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);

/** The newest tags `release-*` that are not the current commit, or the commits in `RELEASES_BEFORE`. */
function tagged(): Before[] {
  const head = commitOf('HEAD');
  const tags = git('tag', '--list', 'release-*', '--merged', 'HEAD', '--sort=-creatordate') ?? '';
  const names = process.env.RELEASES_BEFORE?.split(/[ ,]+/) ?? tags.split('\n');
  return names.filter(Boolean).flatMap((said) => {
    const commit = commitOf(said);
    return commit && commit !== head ? [{ commit, said }] : [];
  });
}

/** What a remote expects of the shell: contract version and shared modules. */
const bargain = "const contractVersion = |  sharing\\?: 'own'";

/** The commit before that contract was last changed. */
function beforeTheContract(): Before | undefined {
  const file = 'shared/federation/contract.ts';
  const changed = git('log', '-1', '--first-parent', '--format=%H', `-G${bargain}`, '--', file);
  const commit = changed && commitOf(`${changed}^1`);
  return commit
    ? { commit, said: `${commit.slice(0, 10)}, before the contract was changed` }
    : undefined;
}

/**
 * The previous release: the newest tag `release-*`, or the last commit before the contract changed.
 * Undefined if the clone has neither, as a shallow one.
 */
export const releaseBefore = (): Before | undefined => tagged()[0] ?? beforeTheContract();

/**
 * The two releases before, for what is tried by hand: with this one they are the three whose builds
 * meet in browsers. Only with tags, or named by `RELEASES_BEFORE`.
 */
export const twoReleasesBefore = (): Before[] => tagged().slice(0, 2);

/** The packages installed here, and the workspaces of the tree itself. */
function shareModules(tree: string): void {
  const modules = join(tree, 'node_modules');
  mkdirSync(join(modules, '@meritum'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name === '@meritum' || name === '.cache') continue;
    symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
  }
  for (const name of ['shared', ...parts]) {
    symlinkSync(join(tree, name), join(modules, '@meritum', name), 'junction');
  }
}

/** Whether a tree was made here: in a copy of a checkout its links lead to the other one. */
function isWhole(tree: string): boolean {
  const linked = join(tree, 'node_modules/@meritum/api');
  return existsSync(linked) && realpathSync(linked) === realpathSync(join(tree, 'api'));
}

/** The sources of a commit in a separate folder, checked out once. */
function treeOf(commit: string): string {
  const tree = join(root, 'node_modules/.cache/releases', commit);
  if (isWhole(tree)) return tree;
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  const archive = join(tree, 'tree.tar');
  execFileSync('git', ['archive', '--output', archive, commit], { cwd: root });
  execFileSync('tar', ['-xf', archive, '-C', tree]);
  rmSync(archive);
  shareModules(tree);
  return tree;
}

/**
 * Builds parts of that release with its own tools and the packages installed here, once with each
 * key. Returns their folders.
 */
export function buildBefore<Name extends string>(
  { commit }: Before,
  names: readonly Name[],
): Record<Name, string> {
  const tree = treeOf(commit);
  remotesKey();
  const args = ['--import', 'tsx', 'tools/build/build.ts', ...names];
  // Signed with the key that this release's shell trusts.
  const env = { ...process.env, REMOTES_KEY_FILE: remotesKeyFile() };
  execFileSync(process.execPath, args, { cwd: tree, env, stdio: 'pipe' });
  const dists = names.map((name) => [name, join(tree, name, 'dist')] as const);
  return Object.fromEntries(dists) as Record<Name, string>;
}
