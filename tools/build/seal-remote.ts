import { remoteNames } from '@meritum/shared/programme/routes';
import { distOf, isPart } from '../parts';
import { remotesKey } from './remotes-key';
import { sealBuild } from './seal';

/**
 * `npm run seal -- <remote> [folder]`: signs a finished build again, for instance if it was built
 * without a key or with one that is no longer accepted.
 */
const [remote = '', folder] = process.argv.slice(2);
if (!isPart(remote) || !remoteNames.some((name) => name === remote)) {
  console.error(`"${remote}" is not a remote. The remotes are ${remoteNames.join(', ')}.`);
  process.exit(1);
}
const dist = folder ?? distOf(remote);
await sealBuild(remote, dist, remotesKey());
console.log(`${remote}: ${dist}/integrity.json is signed.`);
