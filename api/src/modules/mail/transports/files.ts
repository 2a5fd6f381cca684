import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transport } from '../compose';
import { fileNameOf } from '../rules';
import { messageOf } from './message';

/** Writes each mail to a file of `directory`; a repeated mail replaces its file. */
export function fileTransport(directory: string): Transport {
  return {
    async send(mail) {
      await mkdir(directory, { recursive: true });
      const file = fileNameOf(mail.key);
      // Named after the mail, so that the next attempt overwrites a partial file of a crash.
      const unfinished = join(directory, `.${file}.part`);
      await writeFile(unfinished, await messageOf(mail), { mode: 0o600 });
      await rename(unfinished, join(directory, file));
    },
  };
}
