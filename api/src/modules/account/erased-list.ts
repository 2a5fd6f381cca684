import { createHmac } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import type { Key, Keys } from '../../platform/keys/keys';

/** The ids of erased people, kept outside the database and its backups. */
export interface ErasedList {
  add(id: string, at: Date): Promise<void>;
  /**
   * Null without a list. `unknown` counts lines that are cut off or made with a forgotten secret.
   */
  among(ids: readonly string[]): Promise<{ erased: string[]; unknown: number } | null>;
}

const hashLength = 43;
const keyedDigest = ({ bytes }: Key, id: string) =>
  createHmac('sha256', bytes).update(id).digest('base64url');

/** A file with a line for each person: a time, the id of a key and a keyed hash. */
export const erasedListIn = (file: string | undefined, { current, all }: Keys): ErasedList => ({
  async add(id, at) {
    if (!file) return;
    // The line break ends a line that a crash has cut off.
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
