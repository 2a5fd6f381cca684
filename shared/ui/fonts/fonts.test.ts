/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');

const families = ['newsreader', 'hanken-grotesk'];

/** The code points of each file, from `cut.sh`. */
const kept = Object.fromEntries(
  [...read('cut.sh').matchAll(/^(basic|latin|extended|vietnamese)=(.+)$/gm)].map(
    ([, part = '', ranges = '']) => [part, ranges.split(',')],
  ),
);

/** The code points of each file, from the style sheet. */
const declaredOf = Object.fromEntries(
  [...read('../fonts.css').matchAll(/fonts\/([\w-]+)\.woff2[^;]+;\s*unicode-range:([^;]+);/g)].map(
    ([, file = '', ranges = '']) => [file, ranges.split(',').map((one) => one.trim().slice(2))],
  ),
);

test('the browser fetches the file that holds a letter: both sides name the same code points', () => {
  const expected = families.flatMap((family) =>
    Object.entries(kept).map(([part, ranges]) => [`${family}-${part}`, ranges]),
  );
  expect(expected).toHaveLength(8);
  expect(declaredOf).toEqual(Object.fromEntries(expected));
});

test('files that every page needs fit into the first flight of a connection', () => {
  const sizes = families.map(
    (family) => readFileSync(join(__dirname, `${family}-basic.woff2`)).length,
  );
  expect(sizes.filter((size) => size > 14_000)).toEqual([]);
});
