import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../../tools/sources';

const root = join(__dirname, '../..');

test.each(['mf-public', 'shared', 'shell'])(
  '%s breaks its layout by the size of text, so that large text on a wide screen has room too',
  async (part) => {
    const sheets = (await filesBelow(join(root, part))).filter((file) => file.endsWith('.css'));
    const inPixels = /@media[^{]*width[^{]*px/;
    const texts = await Promise.all(sheets.map((file) => readFile(file, 'utf8')));
    expect(sheets.filter((_, at) => inPixels.test(texts[at] ?? ''))).toEqual([]);
  },
);
