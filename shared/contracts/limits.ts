/**
 * Every limit that the interface shows and the server enforces.
 * Source: specification sections 5 and 9.
 */
export const limits = {
  /** In words, counted by `words.ts` (VAL-006, VAL-007). */
  essayWords: 500,
  /** In UTF-16 units; far above 500 words, so that only abuse reaches it. */
  essayCharacters: 20_000,
  /** Bytes of the single supporting document (VAL-010). */
  documentBytes: 10_485_760,
  documentNameCharacters: 200,
  /** In pixels, width times height; above the usual pictures of phones. */
  picturePixels: 60_000_000,
  /** In pixels: the largest canvas that Safari on a phone draws. */
  canvasPixels: 16_777_216,
  /** The work in one line, shown beside the winner's name. */
  lineCharacters: 80,
  supportingLinks: 5,
  passwordCharacters: { min: 6, max: 200 },
  nameCharacters: 120,
  /** An organiser's reason for a decision about a person. */
  reasonCharacters: 500,
  /** A note for the organisers, and the most notes about one nomination or judge. */
  noteCharacters: 2_000,
  notesAboutOne: 100,
  tagsInNote: 10,
  /** An organiser's shared filters, and the name of one. */
  sharedFilters: 20,
  filterNameCharacters: 40,
  /** The note with which a nomination is returned to its nominator. */
  returnNoteCharacters: 2_000,
  /**
   * Subject and text of a mail that an organiser writes to several people, and their number. One
   * document holds all of the mails, so together they stay below the database's 16 MB.
   */
  messageSubjectCharacters: 100,
  messageCharacters: 1_500,
  messageRecipients: 2_000,
  /** Templates of all organisers together, and a template's name. */
  messageTemplates: 60,
  templateNameCharacters: 60,
  /** One organiser's messages that wait for their time. */
  plannedMessages: 10,
  /** Minutes that an organiser waits between mails to several people. */
  messagePauseMinutes: 10,
  /** People invited or reminded to judge in a day, and characters of the pasted list. */
  invitationsPerDay: 500,
  invitationCharacters: 100_000,
  designationCharacters: 160,
  organizationCharacters: 160,
  emailCharacters: 254,
  urlCharacters: 2_000,
  /** Each of a judge's three reasons, and the details of a conflict of interest. */
  judgeReasonCharacters: 2_000,
  /** Years of experience. */
  years: 80,
  /** Bytes of a file of winners, and winners in one import. */
  winnersFileBytes: 2_097_152,
  winnersPerImport: 5_000,
  /** Lines of that file, with blank ones, and characters per line. */
  winnersFileLines: 10_000,
  winnersLineCharacters: 10_000,
  /** A winner's profile: its text, its links, and the bytes of its picture as sent. */
  profileCitationCharacters: 600,
  profileLinks: 3,
  profileLinkCharacters: 300,
  profileLabelCharacters: 40,
  profilePictureBytes: 900_000,
  /** Profiles among the featured winners at a time. */
  featuredProfiles: 12,
  /** Nominations that one judge may take on. */
  judgeCapacity: 200,
  /** Applications that one call decides about, and seconds in which a decision can be undone. */
  decisionsAtOnce: 200,
  undoSeconds: 10,
  /** Seconds in which a judge can undo a rating. */
  ratingUndoSeconds: 60,
  /** Entries that a judge may recuse themselves from in a season. */
  recusalsPerSeason: 3,
  /** Bytes of any JSON request body. */
  requestBytes: 262_144,
} as const;

/** File extensions of supporting documents, with their media types (VAL-011). */
export const documentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
} as const;

export type DocumentExtension = keyof typeof documentTypes;

const extensions = Object.keys(documentTypes) as DocumentExtension[];

/** The `accept` attribute of the file input. */
export const documentAccept = extensions.map((extension) => `.${extension}`).join(',');

/** Returns the usual extension of a media type; '' if documents cannot have the type. */
export const extensionOf = (mediaType: string): DocumentExtension | '' =>
  extensions.find((extension) => documentTypes[extension] === mediaType) ?? '';

/** Returns a file name's extension if it is an accepted one, else undefined. */
export function documentExtension(fileName: string): DocumentExtension | undefined {
  const [, ...parts] = fileName.toLowerCase().split('.');
  return extensions.find((extension) => extension === parts.at(-1));
}

/** Side of a profile's picture in px. The browser crops the picture, and then the server. */
export const profilePictureSide = 640;

/** The `accept` attribute of its file input; the server checks the content. */
export const profilePictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Ratings are whole numbers from `min` to `max` (VAL-028); rules with another scale cannot be frozen. */
export const ratingScale = { min: 1, max: 10 } as const;
