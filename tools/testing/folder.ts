import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder for the tests of a file: empty before each test, removed after it. */
export function testFolder() {
  const folder = {
    path: '',
    /** Writes a file and the folders before it; returns its path. */
    put(file: string, content: string): string {
      const path = join(folder.path, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
      return path;
    },
    putAll(files: Readonly<Record<string, string>>): void {
      for (const [file, content] of Object.entries(files)) folder.put(file, content);
    },
    read: (file: string): string => readFileSync(join(folder.path, file), 'utf8'),
  };
  beforeEach(() => {
    folder.path = mkdtempSync(join(tmpdir(), 'tools-'));
  });
  afterEach(() => rmSync(folder.path, { recursive: true, force: true }));
  return folder;
}
