/**
 * Every limit that the interface shows and the server enforces, written once.
 * Source: specification sections 5 and 9.
 */
export const limits = {
  /** Words, as `words.ts` counts them (VAL-006, VAL-007). */
  essayWords: 500,
  /** UTF-16 units; far above 500 words, so that only abuse meets it. */
  essayCharacters: 20_000,
  /** Bytes of the one supporting document (VAL-010). */
  documentBytes: 10_485_760,
  documentNameCharacters: 200,
  supportingLinks: 5,
  passwordCharacters: { min: 6, max: 200 },
  nameCharacters: 120,
  /** Of what an organiser says when they decide something about somebody. */
  reasonCharacters: 500,
  /** Of the note with which a nomination goes back to its nominator. */
  returnNoteCharacters: 2_000,
  designationCharacters: 160,
  organizationCharacters: 160,
  emailCharacters: 254,
  urlCharacters: 2_000,
  /** One of a judge's three reasons, or what is said of a conflict of interest. */
  judgeReasonCharacters: 2_000,
  /** Years of experience. */
  years: 80,
  /** Bytes of a file of winners, and the winners in it: what one import takes. */
  winnersFileBytes: 2_097_152,
  winnersPerImport: 5_000,
  /** Lines of such a file, blank ones among them, and characters of a line. */
  winnersFileLines: 10_000,
  winnersLineCharacters: 10_000,
  /** Nominations that one judge may take on. */
  judgeCapacity: 200,
  /** Bytes of any JSON request body. */
  requestBytes: 262_144,
} as const;

/** File name endings of a supporting document, with the media types they stand for (VAL-011). */
export const documentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
} as const;

export type DocumentExtension = keyof typeof documentTypes;

/** The `accept` attribute of the file input. */
export const documentAccept = Object.keys(documentTypes)
  .map((extension) => `.${extension}`)
  .join(',');

/** The extension of a file name when it is one that we take, else undefined. */
export function documentExtension(fileName: string): DocumentExtension | undefined {
  const extension = fileName.split('.').pop()?.toLowerCase() ?? '';
  return Object.hasOwn(documentTypes, extension) && fileName.includes('.')
    ? (extension as DocumentExtension)
    : undefined;
}

/** Ratings are whole numbers from `min` to `max` (VAL-028); rules with another scale are not frozen. */
export const ratingScale = { min: 1, max: 10 } as const;
