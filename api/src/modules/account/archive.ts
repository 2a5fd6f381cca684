import type { Readable } from 'node:stream';
import { site } from '@meritum/shared/programme/site';
import { ZipFile } from 'yazl';

/** A file of the archive: text, or content that is opened when its turn comes. */
export interface ArchiveFile {
  name: string;
  content: string | (() => Readable);
}

const readMe = `This is everything that ${site.productName} holds about you.

account.json      your name, address, and how you sign in
sessions.json     where you are signed in
nominations.json  what you submitted
documents/        the files that you uploaded
mails.json        which mails we sent you, and when; we do not keep their text

Passwords are stored in a form that cannot be read, and are left out, as are the secrets of sessions.
Browsers that you have signed in on are known again by a mark that says nothing else.
Questions: ${site.supportEmail}
`;

/** The files as a zip that is written while it is read: no document is ever whole in memory. */
export function archiveOf(files: readonly ArchiveFile[], madeAt: Date): NodeJS.ReadableStream {
  const zip = new ZipFile();
  const options = { mtime: madeAt };
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  zip.addBuffer(Buffer.from(readMe), 'README.txt', options);
  for (const { name, content } of files) {
    if (typeof content === 'string') zip.addBuffer(Buffer.from(content), name, options);
    else
      zip.addReadStreamLazy(name, { ...options, compress: false }, (open) => open(null, content()));
  }
  zip.end();
  return output;
}
