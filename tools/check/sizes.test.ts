import { testFolder } from '../testing/folder';
import { tooLarge } from './sizes';

const checkout = testFolder();

test('a part above its figure is named, with what raising one takes', async () => {
  checkout.putAll({
    'api/a.ts': 'one\ntwo\n',
    'api/node_modules/b.ts': 'one\n',
    'api/README.md': 'one\n',
    'docs/a.md': 'one two\nthree',
  });
  const most = (lines: number, words: number) => ({
    lines: { api: lines },
    words: { docs: words },
  });
  expect(await tooLarge(checkout.path, most(2, 3))).toEqual([]);
  const [lines = '', words = ''] = await tooLarge(checkout.path, most(1, 2));
  expect(lines).toMatch(/^api has 2 lines, more than its 1 .*Raising a figure is a line in the/);
  expect(words).toMatch(/^docs has 3 words/);
});
