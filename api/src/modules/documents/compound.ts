/** Length of an entry in the directory of a compound file ([MS-CFB] 2.6.1). */
const entryBytes = 128;

/** Offset of a stream's name in a compound file, in capitals or not; -1 without one. */
function entryOf(file: Buffer, name: string): number {
  const wanted = Buffer.from(`${name}\0`, 'utf16le').toString('latin1').toLowerCase();
  return file.toString('latin1').toLowerCase().indexOf(wanted);
}

/** Whether a Word file holds macros: they are always in this stream ([MS-OVBA] 2.2.1). */
export const compoundHoldsMacros = (file: Buffer): boolean => entryOf(file, '_VBA_PROJECT') >= 0;

/** Streams that other programs write; an attachment inside a Word file can have them too. */
const others = [
  ['Workbook', 'xls'],
  ['Book', 'xls'],
  ['PowerPoint Document', 'ppt'],
  ['__properties_version1.0', 'msg'],
] as const;

/** The extension of a compound file that is not Word's; undefined for Word's own. */
export function otherCompound(file: Buffer): string | undefined {
  if (entryOf(file, 'WordDocument') >= 0) return undefined;
  return others.find(([stream]) => entryOf(file, stream) >= 0)?.[1];
}

/** Offsets of header and entry fields, and the flag of an encrypted Word file. */
const sectorShift = 30;
const startingSector = 116;
const wordFlags = 10;
const isEncrypted = 0x0100;

/**
 * Whether a compound file needs a password to be opened: a newer Office file inside
 * ([MS-OFFCRYPTO] 2.3.4.4), or an older Word file whose text is encrypted ([MS-DOC] 2.5.1).
 */
export function compoundNeedsPassword(file: Buffer): boolean {
  if (entryOf(file, 'EncryptedPackage') >= 0) return true;
  const entry = entryOf(file, 'WordDocument');
  if (entry < 0 || entry + entryBytes > file.length) return false;
  const text =
    (file.readUInt32LE(entry + startingSector) + 1) * 2 ** file.readUInt16LE(sectorShift);
  if (text + wordFlags + 2 > file.length) return false;
  return (file.readUInt16LE(text + wordFlags) & isEncrypted) !== 0;
}
