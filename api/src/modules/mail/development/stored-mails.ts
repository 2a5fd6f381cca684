import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Email } from 'postal-mime';

/** A mail that was written to a file. */
export interface StoredMail {
  /** The file's name without its ending. */
  name: string;
  writtenAt: Date;
  to: string;
  from: string;
  subject: string;
  messageId: string;
  html: string;
  text: string;
}

const ending = '.eml';
const mostListed = 200;

/** Names as {@link fileNameOf} makes them; a path or a hidden file is none. */
export const storedMailName = /^[a-z0-9][\w~.-]{0,199}$/i;

/** One stored mail, or undefined when there is none of that name. */
export async function storedMail(directory: string, name: string): Promise<StoredMail | undefined> {
  const file = join(directory, `${name}${ending}`);
  try {
    const [bytes, { mtime }] = await Promise.all([readFile(file), stat(file)]);
    const { default: PostalMime } = await import('postal-mime');
    return { name, writtenAt: mtime, ...readable(await PostalMime.parse(bytes)) };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function readable({ to, from, subject, messageId, html, text }: Email) {
  return {
    to: to?.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(', ') ?? '',
    from: from ? `${from.name} <${from.address}>` : '',
    subject: subject ?? '',
    messageId: messageId ?? '',
    html: html ?? '',
    text: text ?? '',
  };
}

/** The stored mails, the newest first. */
export async function storedMails(directory: string): Promise<StoredMail[]> {
  const files = (await listed(directory)).filter(
    (file) => file.endsWith(ending) && storedMailName.test(file),
  );
  const dated = await Promise.all(
    files.map(async (file) => ({ file, at: (await stat(join(directory, file))).mtimeMs })),
  );
  const newest = dated.sort((a, b) => b.at - a.at).slice(0, mostListed);
  const mails = await Promise.all(
    newest.map(({ file }) => storedMail(directory, file.slice(0, -ending.length))),
  );
  return mails.filter((mail) => mail !== undefined);
}

async function listed(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
