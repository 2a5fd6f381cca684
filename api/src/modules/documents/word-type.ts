import { membersOf } from './zip';

const partName = '[content_types].xml';
/** Word writes some kilobytes. */
const mostBytes = 1_048_576;
const textOfWord =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/**
 * Whether an archive says that it is a Word document, wherever its programs put the part that does
 * (ECMA-376, part 2, 7.2.3). Throws for what is not an ordinary archive.
 */
export function isWordDocument(archive: Buffer): boolean {
  const [part, ...more] = membersOf(archive).filter(({ name }) => name.toLowerCase() === partName);
  if (!part || more.length > 0 || part.bytes > mostBytes) return false;
  return part.read().toString('utf8').includes(textOfWord);
}
