import { chmod, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findProgram } from '../../processes/programs';

const FAKE_MONGOD = `exec "${process.execPath}" "${join(__dirname, 'fake-mongod.mjs')}" "$@"`;

/** A PATH with only the named programs of this machine, and shell scripts. */
export async function pathWith(
  folder: string,
  programs: string[],
  scripts: Record<string, string> = {},
): Promise<string> {
  const bin = await mkdtemp(join(folder, 'bin-'));
  for (const name of programs) {
    await symlink((await findProgram(name, process.env)) as string, join(bin, name));
  }
  for (const [name, script] of Object.entries(scripts)) {
    await writeFile(join(bin, name), `#!/bin/sh\n${script}\n`);
    await chmod(join(bin, name), 0o755);
  }
  return bin;
}

/** A PATH with only a stand-in for mongod. */
export const pathWithMongod = (folder: string) => pathWith(folder, [], { mongod: FAKE_MONGOD });
