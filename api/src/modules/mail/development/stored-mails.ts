import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mailAddressOf } from '@meritum/shared/contracts/addresses';
import type { Email } from 'postal-mime';
import type { HeldAddress } from '../../../module-kit/personal-data';

export type StoredMail = NonNullable<Awaited<ReturnType<typeof storedMail>>>;

const ending = '.eml';
const maxListed = 200;

/** File names as {@link fileNameOf} makes them; no paths and no hidden files. */
export const storedMailName = /^[a-z0-9][\w~.-]{0,199}$/i;

/** Returns a stored mail by its file's name without extension; undefined when there is none. */
export async function storedMail(directory: string, name: string) {
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
    /** The addresses only, in lower case. */
    recipients: to?.map(({ address }) => address?.toLowerCase() ?? '') ?? [],
    from: from ? `${from.name} <${from.address}>` : '',
    subject: subject ?? '',
    messageId: messageId ?? '',
    html: html ?? '',
    text: text ?? '',
  };
}

/** Returns the stored mails, newest first. */
export async function storedMails(directory: string): Promise<StoredMail[]> {
  const files = await mailFiles(directory);
  const dated = await Promise.all(
    files.map(async (file) => ({ file, at: (await stat(join(directory, file))).mtimeMs })),
  );
  const newest = dated.sort((a, b) => b.at - a.at).slice(0, maxListed);
  const mails = await Promise.all(
    newest.map(({ file }) => storedMail(directory, file.slice(0, -ending.length))),
  );
  return mails.filter((mail) => mail !== undefined);
}

/** Returns the names of the stored files; none before the first mail. */
async function mailFiles(directory: string): Promise<string[]> {
  const files = await readdir(directory).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return files.filter((file) => file.endsWith(ending) && storedMailName.test(file));
}

/**
 * Removes all mails to an address from the time when an account had it, even if the outbox no
 * longer has them.
 */
export async function forgetStoredMails(
  directory: string,
  { address, from, until }: HeldAddress,
): Promise<void> {
  for (const file of await mailFiles(directory)) {
    const mail = await storedMail(directory, file.slice(0, -ending.length));
    if (!mail?.recipients.includes(mailAddressOf(address)) || mail.writtenAt < from) continue;
    if (!until || mail.writtenAt < until) await rm(join(directory, file), { force: true });
  }
}

export async function removeStoredMails(directory: string, then: Date): Promise<void> {
  for (const file of await mailFiles(directory)) {
    const path = join(directory, file);
    if ((await stat(path)).mtime < then) await rm(path, { force: true });
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
