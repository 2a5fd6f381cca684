import { labelledTexts, shownToJudges } from '@meritum/shared/contracts/nominations';
import { sampleTexts } from '@meritum/shared/contracts/sample-texts';
import { versionOf } from './version';

const supportingLinks = ['https://example.com/paper', '', '', '', ''];
const nomination = { ...sampleTexts, supportingLinks, document: null };

test.each(labelledTexts(sampleTexts).map(({ name }) => name))(
  'another %s is another version only where judges see it',
  (name) => {
    const changed = versionOf({ ...nomination, [name]: 'Said better' });
    expect(changed !== versionOf(nomination)).toBe(name in shownToJudges);
  },
);

test('another link is another version, and so is another document of the same name and size', () => {
  const document = { id: 'document-1', name: 'evidence.pdf', url: '', bytes: 1 };
  const [link, ...others] = supportingLinks;
  const versions = [
    { ...nomination, document },
    { ...nomination, document, supportingLinks: [`${link}/other`, ...others] },
    { ...nomination, document: { ...document, id: 'document-2' } },
  ].map(versionOf);
  expect(new Set(versions).size).toBe(3);
});

test('a nomination from before a field was declared keeps its version', () => {
  const document = { id: 'document-1', name: 'evidence.pdf', url: '', bytes: 1 };
  const texts = { fullName: 'Ada Example', organization: 'Makers', essay: 'We built it.' };
  const before = { ...texts, supportingLinks, document } as Parameters<typeof versionOf>[0];
  expect(versionOf(before)).toBe('BmSJncjyO9Pg-GZhIROPye');
});
