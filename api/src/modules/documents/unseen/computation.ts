import { documentTypes } from '@meritum/shared/contracts/limits';
import type { UnseenText } from '@meritum/shared/contracts/nominations';
import type { Computation } from '../../../platform/threads/computation';
import { unseenInPdf } from './pdf';
import { unseenInWord } from './word';

/** What is kept of it: enough for an organiser to see what it is. */
const most = { places: 5, characters: 300 };
/** Fewer are the remains of a layout. */
const leastLetters = 10;

/**
 * In a thread of its own, whose time and memory are bounded: the library reads what strangers made.
 * Makes null of a file that cannot be read.
 */
export const findingUnseenText: Computation<
  object,
  { file: Uint8Array; mediaType: string },
  Promise<UnseenText[] | null>
> = {
  name: 'looking for text that cannot be seen',
  isSmall: () => false,
  maxSeconds: 20,
  async compute(_, { file, mediaType }) {
    const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
    const search = async () =>
      mediaType === documentTypes.pdf ? unseenInPdf(bytes) : unseenInWord(bytes);
    const found = await search().catch(() => null);
    if (!found) return null;
    return found
      .filter(({ text }) => text.replace(/[^\p{L}\p{N}]/gu, '').length >= leastLetters)
      .slice(0, most.places)
      .map((one) => ({ ...one, text: one.text.slice(0, most.characters) }));
  },
};
