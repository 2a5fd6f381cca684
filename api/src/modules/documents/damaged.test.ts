import { Readable } from 'node:stream';
import { documentTypes } from '@meritum/shared/contracts/limits';
import { nominationMessages } from '@meritum/shared/contracts/nominations';
import { partBytes, type UploadProgress } from '@meritum/shared/contracts/uploads';
import fc from 'fast-check';
import { ObjectId } from 'mongodb';
import sharp from 'sharp';
import { registerAccount } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { damaged } from '../../../testing/damaged';
import encryptions from '../../../testing/documents/encryptions.json';
import { docFile, packed, wordTypes } from '../../../testing/files';
import { storedCounts, upload } from '../../../testing/uploads';
import { putPart, startUpload } from '../../../testing/uploads-in-parts';
import { DomainError } from '../../platform/errors/domain-error';
import { copyForJudges } from './metadata/clean';
import { readableFile } from './readable';

const suite = suiteApp();

const types = '[Content_Types].xml';

const wordFile = () =>
  packed({
    [types]: wordTypes,
    '_rels/.rels': '<Relationships/>',
    'word/document.xml': '<document/>',
    'docProps/core.xml': `<creator>${'Ada'.repeat(99)}</creator>`,
  });

const [{ dictionary = '', identifiers = '' } = {}] = encryptions;
const pdf = [
  '%PDF-1.7',
  '1 0 obj\n<< /Type /Pages /Count 3 /Info 2 0 R >>\nendobj',
  '2 0 obj\n<< /Author (Ada) >>\nendobj',
  '3 0 obj\n<< /Type /ObjStm /First 3 >>\nstream\nx\nendstream\nendobj',
  `7 0 obj\n${dictionary}\nendobj`,
  `trailer\n<< /Encrypt 7 0 R /ID ${identifiers} >>\n%%EOF`,
].join('\n');
const picture = sharp({ create: { width: 12, height: 9, channels: 3, background: '#357' } });

test.each([
  ['docx', wordFile],
  ['doc', async () => docFile({ stream: 'WordDocument' })],
  ['pdf', async () => Buffer.from(pdf, 'latin1')],
  ['jpg', () => picture.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer()],
  ['png', () => picture.clone().png().toBuffer()],
] as const)('a damaged %s is taken or refused in words', async (kind, make) => {
  await fc.assert(
    fc.asyncProperty(damaged(await make()), async (file) => {
      const files = { read: () => Readable.from([file]) } as never;
      const looked = readableFile({ files }, { _id: new ObjectId(), name: `evidence.${kind}` });
      const { name } = await looked.catch((error: unknown) => ({ name: error }));
      if (!(name instanceof DomainError)) expect(name).toMatch(/^evidence\.[a-z]+$/);
      const copy = copyForJudges(file, documentTypes[kind]);
      // A picture that cannot be drawn may contain metadata, so judges do not get it.
      if (name instanceof DomainError && documentTypes[kind].startsWith('image/'))
        await copy.catch((error: unknown) => expect(error).toBeInstanceOf(Error));
      else expect(await copy).toBeInstanceOf(Buffer);
    }),
    { numRuns: 150 },
  );
});

/** The offset of a part's entry in the archive's directory. */
const entryOf = (file: Buffer, name: string) => file.lastIndexOf(name) - 46;

const brokenWords: [string, (file: Buffer) => void][] = [
  ['does not inflate', (file) => file.fill(0xff, file.indexOf(types) + types.length, 80)],
  ['inflates to more than it says', (file) => file.writeUInt32LE(9, entryOf(file, types) + 24)],
  ['is another than its sum says', (file) => file.writeUInt32LE(9, entryOf(file, types) + 16)],
];

test.each(brokenWords)(
  'a Word file whose part %s is refused as damaged, whole and in parts, and removed',
  async (_, damage) => {
    const { app } = suite();
    const person = await registerAccount(app);
    const before = await storedCounts(app);
    const content = await wordFile();
    damage(content);
    const name = 'evidence.docx';
    const begun = await startUpload(app, person, { name, bytes: content.length });
    const { uploadId } = begun.json<UploadProgress>();
    const part = content.subarray(0, partBytes);
    for (const reply of [
      await upload(app, person, { name, content }),
      await putPart(app, person, { uploadId, offset: 0 }, part),
    ])
      expect(reply.json()).toMatchObject({
        status: 400,
        errors: [{ pointer: '/file', message: nominationMessages.wordFileDamaged }],
      });
    expect(await storedCounts(app)).toEqual(before);
  },
);

test('an archive that ends after its first bytes is damaged, and loads nothing', async () => {
  const content = Buffer.from('PK\x03\x04 and nothing');
  const person = await registerAccount(suite().app);
  const reply = await upload(suite().app, person, { name: 'evidence.docx', content });
  expect(reply.json()).toMatchObject({ message: nominationMessages.wordFileDamaged });
});
