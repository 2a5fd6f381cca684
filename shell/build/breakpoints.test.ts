import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteNames } from '@meritum/shared/programme/routes';

test.each([...remoteNames.map((name) => `${name}/src`), 'shared', 'shell/src'])(
  '%s breaks its layout by the size of text, so that large text on a wide screen has room too',
  async (part) => {
    const folder = join(__dirname, '../..', part);
    const sheets = (await readdir(folder, { recursive: true })).filter((name) => /css$/.test(name));
    const texts = await Promise.all(sheets.map((name) => readFile(join(folder, name), 'utf8')));
    const inPixels = /@media[^{]*px/;
    expect(sheets.filter((_, at) => inPixels.test(texts[at] ?? ''))).toEqual([]);
  },
);
