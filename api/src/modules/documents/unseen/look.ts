import { buffer } from 'node:stream/consumers';
import type { UnseenText } from '@meritum/shared/contracts/nominations';
import { TookTooLong } from '../../../platform/threads/threads';
import type { Documents } from '../context';
import type { StoredDocument } from '../document';
import { findingUnseenText } from './computation';

const maxPerRun = 50;

/** Null for a file that cannot be searched; organisers see that too. */
async function unseenIn(
  { stores: { files }, platform: { readers, log } }: Documents,
  { _id, mediaType }: StoredDocument,
): Promise<UnseenText[] | null> {
  const file = new Uint8Array(await buffer(files.read(_id)));
  const task = { lists: {}, options: { file, mediaType } };
  try {
    return await readers.run(findingUnseenText, task);
  } catch (err) {
    const tookTooMuch = (err as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';
    if (!tookTooMuch && !(err instanceof TookTooLong)) throw err;
    log.warn({ err }, 'a document could not be searched for text that cannot be seen');
    return null;
  }
}

/** Searches submitted documents for invisible text; returns how many were searched. */
export async function lookForUnseenText(context: Documents): Promise<number> {
  const { documents } = context.stores;
  const waiting = await documents.listToSearch(maxPerRun);
  for (const document of waiting)
    await documents.updateUnseen(document._id, await unseenIn(context, document));
  return waiting.length;
}
