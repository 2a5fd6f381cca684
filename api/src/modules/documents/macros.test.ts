import { docFile, docxFile } from '../../testing/files';
import { holdsMacros } from './macros';

test.each([
  ['a .docx', docxFile('hidden macros'), 'docx' as const],
  ['a .doc', docFile({ stream: '_VBA_PROJECT' }), 'doc' as const],
  ['a .doc that spells it otherwise', docFile({ stream: '_vba_Project' }), 'doc' as const],
])('macros are found in %s', (_, content, extension) => {
  expect(holdsMacros(content, extension)).toBe(true);
});

test.each([
  ['a document of today', docxFile(), 'docx' as const],
  ['one of before', docFile({ stream: 'WordDocument' }), 'doc' as const],
  ['one that writes about macros', docFile({ stream: '_VBA_PROJECT is a stream' }), 'doc' as const],
])('%s has none', (_, content, extension) => {
  expect(holdsMacros(content, extension)).toBe(false);
});
