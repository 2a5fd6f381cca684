import { createHmac } from 'node:crypto';
import type { Keys } from '../../platform/keys/keys';
import type { Origin } from '../../platform/rates/origins';
import type { Documents } from './context';
import { noRoomForDocuments, tooManyFromNetwork } from './errors';
import { shareOfAddress, shareOfNetwork } from './rules';

/** Keyed hashes of the sender's address and network, so that the database holds no address. */
export function originNames({ address, network }: Origin, { current }: Keys): [string, string] {
  const sourceName = (where: string) =>
    createHmac('sha256', current.bytes).update(`documents ${where}`).digest('base64url');
  return [sourceName(address), sourceName(network)];
}

/**
 * Refuses an upload while unclaimed documents fill their space, or one address or network has used
 * its share. Called before an upload, and again once it is counted, so that simultaneous uploads
 * cannot exceed the limits.
 * @throws failed-precondition
 */
export async function expectRoom(
  { stores: { documents }, platform: { config } }: Documents,
  origin: Origin,
): Promise<void> {
  const { spareBytes } = config.documents;
  const [address, network] = originNames(origin, config.keys['counted attempts']);
  const [spare, fromAddress, fromNetwork] = await Promise.all([
    documents.sumSpareBytes(),
    documents.sumBytesFrom(address),
    documents.sumBytesFrom(network),
  ]);
  if (spare > spareBytes) throw noRoomForDocuments();
  if (fromAddress > spareBytes * shareOfAddress || fromNetwork > spareBytes * shareOfNetwork)
    throw tooManyFromNetwork();
}
