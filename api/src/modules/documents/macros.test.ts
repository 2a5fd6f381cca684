import type { DocumentExtension } from '@meritum/shared/contracts/limits';
import { docFile, docxFile } from '../../testing/files';
import { withoutMacros } from './macros';

/** Passes content through in chunks of this size. */
async function passed(content: Buffer, extension: DocumentExtension, bytes: number) {
  async function* pieces() {
    for (let at = 0; at < content.length; at += bytes) yield content.subarray(at, at + bytes);
  }
  const out: Buffer[] = [];
  for await (const piece of withoutMacros(pieces(), extension)) out.push(piece);
  return Buffer.concat(out);
}

const pieces = [1, 7, 26, 4_096];

test.each([
  ['a .docx', docxFile('hidden macros'), 'docx' as const],
  ['a .doc', docFile({ stream: '_VBA_PROJECT' }), 'doc' as const],
  ['a .doc that spells it otherwise', docFile({ stream: '_vba_Project' }), 'doc' as const],
])('macros are found in %s, in chunks of any size', async (_, content, extension) => {
  for (const bytes of pieces)
    await expect(passed(content, extension, bytes)).rejects.toMatchObject({
      code: 'unsupported-media-type',
    });
});

test.each([
  ['a document of today', docxFile(), 'docx' as const],
  ['one of before', docFile({ stream: 'WordDocument' }), 'doc' as const],
  ['one that writes about macros', docFile({ stream: '_VBA_PROJECT is a stream' }), 'doc' as const],
  ['what is no document of Word', docxFile('hidden macros'), 'pdf' as const],
])('%s passes unchanged', async (_, content, extension) => {
  for (const bytes of pieces)
    expect((await passed(content, extension, bytes)).equals(content)).toBe(true);
});
