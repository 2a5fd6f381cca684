import { join } from 'node:path';
import {
  contractVersions,
  type RemotesFile,
  type SealFile,
  type Terms,
} from '@meritum/shared/federation/contract';
import { checkedSeal } from '../../shell/src/remotes/seal';
import { sealName } from '../build/seal';
import { termsFile } from '../build/terms';
import type { StaticPart } from '../parts';
import { readJson } from './store';

/** Of a part that is not deployed yet, which agrees with every build of this release. */
const noTerms: Terms = { contracts: contractVersions, shared: {} };

const majorOf = (version: string) => version.split('.', 1)[0];

/** Why a shell and a remote do not work together; undefined if they do. */
export function disagreement(shell: Terms, remote: Terms): string | undefined {
  if (!remote.contracts.some((version) => shell.contracts.includes(version))) {
    const [offered, known] = [remote.contracts, shell.contracts].map((all) => all.join(', '));
    return `the remote offers contract ${offered}, the shell knows ${known}`;
  }
  for (const [name, version] of Object.entries(remote.shared)) {
    const given = shell.shared[name];
    if (given && majorOf(given) !== majorOf(version))
      return `the remote was built for ${name} ${version}, the shell gives ${given}`;
  }
  return undefined;
}

export const termsOf = async (folder: string): Promise<Terms> =>
  (await readJson<Terms>(join(folder, termsFile))) ?? noTerms;

/**
 * Why the shell in one folder would not run the remote in another: contract, key, or a build below
 * the least. Undefined if it would.
 */
export async function refusal(
  shell: string,
  name: StaticPart,
  remote: string,
  remotes: RemotesFile,
): Promise<string | undefined> {
  const wrong = disagreement(await termsOf(shell), await termsOf(remote));
  if (wrong) return wrong;
  const address = remotes[name];
  const file = await readJson<SealFile>(join(remote, sealName));
  if (!address) return `remotes.json does not name ${name}`;
  if (!file) return `${name} has no seal`;
  return checkedSeal(name, file, address).then(
    () => undefined,
    (error: Error) => error.message,
  );
}
