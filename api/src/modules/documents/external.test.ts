import { docxFile, docxWith, packed } from '../../../testing/files';
import { isSelfContained } from './external';
import { membersOf } from './zip';

const isInternal = (docx: Buffer) => isSelfContained(membersOf(docx));

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';

const relating = (...tags: string[]) =>
  `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${tags.join('')}</Relationships>`;

const relationship = (type: string, rest: string) =>
  `<Relationship Id="rId1" Type="${office}/${type}" ${rest}/>`;

const picture = relationship('image', 'Target="media/image1.png"');
const link = relationship('hyperlink', 'Target="https://paper.example/a" TargetMode="External"');
const template = relationship(
  'attachedTemplate',
  'Target="https://tracker.example/t.dotm" TargetMode="External"',
);
const tracker = 'Target="https://tracker.example/p.png"';

test.each([
  ['nothing related', docxFile()],
  ['its own pictures and links', docxWith(relating(picture, link))],
  ['XML in single quotes', docxWith(relating(picture).replaceAll('"', "'"))],
  ['no XML declaration', docxWith(relating(picture).slice(head.length))],
])('a document with %s is self-contained', (_, docx) => {
  expect(isInternal(docx)).toBe(true);
});

test.each([
  ['an attached template', relating(picture, template)],
  ['a linked picture', relating(relationship('image', `${tracker} TargetMode="External"`))],
  ['one that is not said to be linked', relating(relationship('image', tracker))],
  ['one in a shared folder', relating(relationship('image', 'Target="\\\\tracker.example\\p"'))],
  [
    'one whose mode is written otherwise',
    relating(relationship('image', `${tracker} TargetMode="&#69;xternal"`)),
  ],
  [
    'one that calls itself a link in another attribute',
    relating(
      relationship('image', `${tracker} TargetMode="External" x:Type="${office}/hyperlink"`),
    ),
  ],
  [
    'one that calls itself a link in a text',
    relating(
      `${relationship('image', 'Target="p.png" TargetMode="External"')} Type="${office}/hyperlink"`,
    ),
  ],
  ['an imported web page', relating(relationship('aFChunk', 'Target="page.html"'))],
  ['a comment', relating(`<!-- ${picture} -->`)],
  ['an entity', `<!DOCTYPE a [<!ENTITY e "x">]>${relating(picture)}`],
  ['another encoding', relating(picture).replace('UTF-8', 'UTF-7')],
])('a document with %s is not', async (_, relationships) => {
  expect(isInternal(docxWith(relationships))).toBe(false);
  const name = 'word/_rels/settings.xml.rels';
  expect(isInternal(await packed({ [name]: relationships }))).toBe(false);
});

test.each(['WORD/_RELS/a.xml.RELS', 'word/_rel%73/a.xml.rels', 'word\\_rels\\a.xml.rels'])(
  'relationships are found in %s',
  (name) => {
    expect(isInternal(docxWith(relating(template), name))).toBe(false);
  },
);

describe('an archive that no word processor writes is not read', () => {
  const ordinary = docxWith(relating(picture));
  const hidden = docxWith(relating(template));
  /** The archive with some bytes changed. */
  const changed = (at: number, ...bytes: number[]) => {
    const copy = Buffer.from(ordinary);
    copy.set(bytes, at < 0 ? copy.length + at : at);
    return copy;
  };
  const lastEntry = ordinary.lastIndexOf('PK\x01\x02', undefined, 'latin1');

  test.each([
    ['no archive', Buffer.from('PK\x03\x04')],
    ['cut off', ordinary.subarray(0, -1)],
    ['one behind another', Buffer.concat([ordinary, hidden])],
    ['one before something else', Buffer.concat([ordinary, Buffer.from('x')])],
    ['with other files than it says', changed(-12, 9)],
    ['with a directory that is elsewhere', changed(-6, 0)],
    ['encrypted', changed(lastEntry + 8, 1)],
    ['packed in another way', changed(lastEntry + 10, 12)],
    ['of files beyond its end', changed(lastEntry + 42, 255, 255, 255, 127)],
    ['with a file of two names', changed(lastEntry + 46, 0x57)],
  ])('%s', (_, archive) => {
    expect(() => membersOf(archive)).toThrow();
  });
});

test('an archive that would unpack beyond the limit is refused without unpacking it', async () => {
  const name = 'word/_rels/document.xml.rels';
  const bomb = await packed({ [name]: ' '.repeat(100_000_000) });
  expect(isInternal(bomb)).toBe(false);
  // The forged size is small, so unpacking stops there.
  const entry = bomb.lastIndexOf('PK\x01\x02', undefined, 'latin1');
  bomb.writeUInt32LE(1_000, entry + 24);
  expect(() => isInternal(bomb)).toThrow();
  const many = Object.fromEntries(
    Array.from({ length: 201 }, (_, at) => [`word/_rels/${at}.rels`, relating()]),
  );
  expect(isInternal(await packed(many))).toBe(false);
});
