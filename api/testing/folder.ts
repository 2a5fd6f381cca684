import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty folder for each test, removed afterwards. */
export function testFolder(): () => string {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'test-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  return () => folder;
}
