import { documentTypes } from '@meritum/shared/contracts/limits';
import type { UnseenText } from '@meritum/shared/contracts/nominations';
import type { Computation } from '../../../platform/threads/computation';
import { unseenInPdf } from './pdf';
import { unseenInWord } from './word';

/** How much of a finding organisers see: enough to recognise it. */
const maxShown = { places: 5, characters: 300 };
/** A text with fewer letters is left over from the layout. */
const minLetters = 10;

/**
 * Runs in a thread with limited time and memory, because strangers made the files. Null for a file
 * that cannot be read.
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
      .filter(({ text }) => text.replace(/[^\p{L}\p{N}]/gu, '').length >= minLetters)
      .slice(0, maxShown.places)
      .map((one) => ({ ...one, text: one.text.slice(0, maxShown.characters) }));
  },
};
