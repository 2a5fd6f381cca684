import { membersOf } from '../src/modules/documents/zip';

/** The files of one of our zip archives, by name. */
export const unzip = (archive: Buffer): Record<string, Buffer> =>
  Object.fromEntries(membersOf(archive).map(({ name, read }) => [name, read()]));
