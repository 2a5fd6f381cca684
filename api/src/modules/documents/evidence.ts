import { extensionOf } from '@meritum/shared/contracts/limits';
import { pluralize } from '@meritum/shared/programme/format-count';

/** Replaces a file's name for judges, because the name can reveal the nominator (D68). */
export function evidenceName(mediaType: string, pages?: number): string {
  const count = pages ? `, ${pluralize(pages, 'page')}` : '';
  return `Evidence (${extensionOf(mediaType).toUpperCase()}${count})`;
}

/** The name under which a judge's download is saved. */
export const evidenceFileName = (mediaType: string, pages?: number): string =>
  `${evidenceName(mediaType, pages)}.${extensionOf(mediaType)}`;
