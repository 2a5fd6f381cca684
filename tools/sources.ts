import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'coverage', 'test-results']);

/** Every file below a folder, without generated and installed ones. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return isSkipped(entry.name) ? [] : filesBelow(path);
      return [path];
    }),
  );
  return found.flat();
}

const isSkipped = (name: string) => skipped.has(name) || name.startsWith('.');
