import { buffer } from 'node:stream/consumers';
import { documentTypes } from '@meritum/shared/contracts/limits';
import { toDomainError } from '../../platform/errors/translate';
import type { Documents } from './context';
import { pagesOf } from './metadata/pdf';

const maxPerRun = 200;

const extensionOf = (mediaType: string) =>
  Object.entries(documentTypes).find(([, type]) => type === mediaType)?.[0] ?? '';

/** What judges read instead of a file's name, which can name the nominator (D68). */
export function evidenceName(mediaType: string, pages?: number | null): string {
  const count = pages ? `, ${pages} ${pages === 1 ? 'page' : 'pages'}` : '';
  return `Evidence 1 (${extensionOf(mediaType).toUpperCase()}${count})`;
}

/** The name under which a judge's download is saved. */
export const evidenceFileName = (mediaType: string, pages?: number | null): string =>
  `${evidenceName(mediaType, pages)}.${extensionOf(mediaType)}`;

/** Counts the pages of PDFs, one after another and not while they arrive; returns of how many. */
export async function countPages({
  documents,
  files,
}: Pick<Documents, 'documents' | 'files'>): Promise<number> {
  const waiting = await documents.uncounted(maxPerRun);
  for (const { _id } of waiting) {
    const file = await buffer(files.read(_id)).catch((error: unknown) => {
      // Away for now, and not unreadable: it is counted by a later run.
      if (toDomainError(error)) throw error;
      return undefined;
    });
    await documents.counted(_id, (file && pagesOf(file)) ?? null);
  }
  return waiting.length;
}
