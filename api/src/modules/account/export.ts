import type { Readable } from 'node:stream';
import { site } from '@meritum/shared/programme/site';
import { ZipFile } from 'yazl';
import type { ArchiveContent, Content, DataSubject } from '../../module-kit/personal-data';
import type { Accounts } from './context';

interface ArchiveFile {
  name: string;
  content: Content;
}

const copyName = (copies: ArchiveContent) => ('file' in copies ? copies.file : copies.folder);

function readMe(all: readonly ArchiveContent[]): string {
  const width = Math.max(...all.map((copies) => copyName(copies).length)) + 2;
  const lines = all.map((copies) => `${copyName(copies).padEnd(width)}${copies.about}`);
  return `This is everything that ${site.productName} holds about you.

${lines.join('\n')}

Passwords are stored in a form that cannot be read, and are left out, as are the secrets of sessions,
of authenticator apps and of recovery codes.
Browsers in which you have signed in are recognised by a mark that says nothing else.
Questions: ${site.supportEmail}
`;
}

/** A zip stream, so that no document is ever whole in memory. */
export function archiveOf(files: readonly ArchiveFile[], madeAt: Date): NodeJS.ReadableStream {
  const zip = new ZipFile();
  const options = { mtime: madeAt };
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  for (const { name, content } of files) {
    if (typeof content === 'string') zip.addBuffer(Buffer.from(content), name, options);
    else
      zip.addReadStreamLazy(name, { ...options, compress: false }, (open) => open(null, content()));
  }
  zip.end();
  return output;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

export async function exportAccount(
  { deps }: Accounts,
  person: DataSubject,
): Promise<ArchiveFile[]> {
  const all = Object.values(deps.modules.personalData)
    .map(({ archive: copies }) => copies)
    .filter((copies): copies is ArchiveContent => !('none' in copies));
  const files: ArchiveFile[] = [{ name: 'README.txt', content: readMe(all) }];
  for (const copies of all) files.push(...(await filesOf(copies, person)));
  return files;
}

async function filesOf(copies: ArchiveContent, person: DataSubject): Promise<ArchiveFile[]> {
  if ('file' in copies) return [{ name: copies.file, content: json(await copies.of(person)) }];
  const inside = await copies.of(person);
  // Numbered, because two files can have the same name.
  return inside.map(({ name, open }, at) => ({
    name: `${copies.folder}${at + 1}-${name}`,
    content: open,
  }));
}
