import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersions, type Terms } from '@meritum/shared/federation/contract';
import { root } from '../parts';

/** Beside each build; hidden, as no browser asks for it. */
export const termsFile = '.terms.json';

/** Packages that the shell gives to all remotes, through the facades of `singletons.ts` too. */
const sharedPackages = ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query'];

/** Says in a build what it expects of the other side of the contract. */
export async function writeTerms(dist: string): Promise<void> {
  const shared: Record<string, string> = {};
  for (const name of sharedPackages) {
    const file = join(root, 'node_modules', name, 'package.json');
    shared[name] = (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
  }
  const terms: Terms = { contracts: contractVersions, shared };
  await writeFile(join(dist, termsFile), JSON.stringify(terms));
}
