import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes from which making a copy anew takes longer than keeping it is worth. */
const large = 65_536;
/** Milliseconds after which a copy that no build asked for is dropped. */
const keptFor = 14 * 86_400_000;

/** What was made of contents before, by their hash. */
export interface KeptCopies {
  /** What `make` makes of this content; `way` names how, so that another way is another copy. */
  of(content: Buffer, way: string, make: () => Promise<Buffer>): Promise<Buffer>;
  /** Drops what was not asked for in a fortnight. */
  prune(): Promise<void>;
}

/** The copies in a folder, which any number of builds may use at once. */
export function keptCopies(folder: string): KeptCopies {
  const read = async (file: string): Promise<Buffer | undefined> => {
    const content = await readFile(file).catch(() => undefined);
    if (content) await utimes(file, new Date(), new Date()).catch(() => {});
    return content;
  };
  // Under a name of its own first, so that nobody ever reads half of it.
  const keep = async (file: string, content: Buffer): Promise<void> => {
    const part = `${file}.${process.pid}`;
    await mkdir(folder, { recursive: true });
    await writeFile(part, content);
    await rename(part, file);
  };
  return {
    async of(content, way, make) {
      if (content.length < large) return make();
      const name = createHash('sha256').update(`${way}\0`).update(content).digest('hex');
      const file = join(folder, name);
      const known = await read(file);
      if (known) return known;
      const made = await make();
      await keep(file, made);
      return made;
    },
    async prune() {
      for (const name of await readdir(folder).catch(() => [])) {
        const file = join(folder, name);
        const used = (await stat(file).catch(() => undefined))?.mtimeMs ?? Date.now();
        if (Date.now() - used > keptFor) await rm(file, { force: true });
      }
    },
  };
}
