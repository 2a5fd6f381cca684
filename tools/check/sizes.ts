import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../sources';
import sizes from './sizes.json' with { type: 'json' };

const code = /\.(?:[cm]?[jt]s|[jt]sx|css|java|py|sh)$/;
const units = {
  lines: { isCounted: (file: string) => code.test(file), separator: /\n/g },
  words: { isCounted: (file: string) => file.endsWith('.md'), separator: /\S+/g },
};

type Figures = Record<keyof typeof units, Record<string, number>>;

/** The parts of a checkout that exceed their figure in `sizes.json`, in words. */
export async function tooLarge(checkout: string, most: Figures = sizes): Promise<string[]> {
  const above: string[] = [];
  for (const unit of ['lines', 'words'] as const) {
    const { isCounted, separator } = units[unit];
    for (const [part, limit] of Object.entries(most[unit])) {
      const files = (await filesBelow(join(checkout, part))).filter(isCounted);
      const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
      const size = texts.reduce((sum, text) => sum + (text.match(separator)?.length ?? 0), 0);
      if (size > limit)
        above.push(
          `${part} has ${size} ${unit}, more than its ${limit} in tools/check/sizes.json: delete ` +
            "something. Raising a figure is a line in the commit's body that says what it pays for.",
        );
    }
  }
  return above;
}
