import { createHmac } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import type { Key, Keys } from '../../platform/keys/keys';

/** Who was erased, kept where no backup brings an older one back. */
export interface ErasedList {
  add(id: string, at: Date): Promise<void>;
  /**
   * Which of these ids are on it, and how many of its lines are cut off or were written with a
   * secret that is no longer known; null without a list.
   */
  among(ids: readonly string[]): Promise<{ erased: string[]; unknown: number } | null>;
}

const hashLength = 43;
const keyedDigest = ({ bytes }: Key, id: string) =>
  createHmac('sha256', bytes).update(id).digest('base64url');

/** Keeps the list in a file, of which each line is a time, the id of a key and a keyed hash. */
export const erasedListIn = (file: string | undefined, { current, all }: Keys): ErasedList => ({
  async add(id, at) {
    if (!file) return;
    // The break before it ends a line of which a crash has written a part.
    const line = `\n${at.toISOString()} ${current.id} ${keyedDigest(current, id)}\n`;
    await appendFile(file, line, { mode: 0o600, flush: true });
  },
  async among(ids) {
    const text = file && (await readFile(file, 'utf8').catch(unlessMissing));
    if (text === undefined) return null;
    const lines = text.split('\n').flatMap((line) => (line.trim() ? [line.trim().split(' ')] : []));
    const hashes = new Set(lines.map(([, , hash]) => hash));
    return {
      erased: ids.filter((id) => all.some((key) => hashes.has(keyedDigest(key, id)))),
      unknown: lines.filter(
        ([, key, hash]) => hash?.length !== hashLength || !all.some(({ id }) => id === key),
      ).length,
    };
  },
});

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
