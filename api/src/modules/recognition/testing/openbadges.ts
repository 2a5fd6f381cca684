import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** `MERITUM_PYTHON` names one in which openbadgeslib is installed with its extra `ldp`. */
const python = process.env.MERITUM_PYTHON ?? 'python3';

const probe = ['-c', 'import openbadgeslib.ob3.ldp, pyld'];

/** A test that says that it is skipped where the verifier is not installed. */
export const withOpenbadgeslib = spawnSync(python, probe).status === 0 ? test : test.skip;

/**
 * What a verifier that is not ours says of badges, their issuer and status list.
 * @param files what it may fetch, by address
 */
export function openbadgeslib(
  badges: readonly (string | Buffer)[],
  files: Record<string, string>,
): string[] {
  const input = JSON.stringify({
    issuer: 'did:web:awards.example:api:issuer',
    badges: badges.map((badge) => (typeof badge === 'string' ? badge : badge.toString('base64'))),
    files,
  });
  const { stdout } = spawnSync(python, [join(import.meta.dirname, 'openbadges.py')], {
    input,
    encoding: 'utf8',
  });
  return JSON.parse(stdout);
}
