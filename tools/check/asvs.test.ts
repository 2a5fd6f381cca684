import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const sheet = readFileSync(join(root, 'docs/asvs.md'), 'utf8');

/**
 * The levels of the requirements of ASVS 5.0.0 in their order: a line for each chapter, a word for
 * each section.
 */
const chapters = [
  '22 1111122223 112222222223 222 123',
  '122 112 12223 23',
  '3 113 12223 11222233 11122333 3 22333',
  '12233 23333 22 1222',
  '2 112333 113 222',
  '122 111111112222 11223333 112233 22222333 2223 33 2222',
  '222 1111 22 11222 223 22',
  '1233 1123 133 23',
  '111 1222',
  '22 223 22223 1111122222233333 22222 22 222',
  '2233 22233 11233 1222 23 23 33',
  '12233 11 22223',
  '2333 222223 2233 1222233',
  '22 12223333 122',
  '12233 12233 1222222 3333',
  '2 22222 2222 222 2223',
  '23 22223333 22',
];
const states = ['met', 'not met', 'site', 'n.a.'];

const rows = sheet
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+[ -]/.test(line))
  .flatMap((line) => {
    const [ids = '', level = '', words = '', state = '', why = ''] = line.slice(2, -2).split(' | ');
    // A line for several requirements names the first and the last: 4.4.2-4.
    const [, section = '', first = '', last = first] = /^(.+\.)(\d+)(?:-(\d+))?$/.exec(ids) ?? [];
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => {
      return { id: `${section}${Number(first) + at}`, level, words, state, why };
    });
  });

test('each requirement is on one line, in order and with its level', () => {
  const wanted = chapters.flatMap((sections, chapter) =>
    sections
      .split(' ')
      .flatMap((levels, section) =>
        [...levels].map((level, at) => `${chapter + 1}.${section + 1}.${at + 1} ${level}`),
      ),
  );
  expect(wanted).toHaveLength(345);
  expect(rows.map(({ id, level }) => `${id} ${level}`)).toEqual(wanted);
});

test('each line has the requirement, its state and the reason', () => {
  const incomplete = rows.filter(
    ({ words, state, why }) => !words || !states.includes(state) || !why,
  );
  expect(incomplete).toEqual([]);
});

test('the totals match the lines', () => {
  for (const level of ['1', '2', '3']) {
    const ofLevel = rows.filter((row) => row.level === level);
    const sums = states.map((state) => ofLevel.filter((row) => row.state === state).length);
    expect(sheet).toContain(`| ${level} | ${[...sums, ofLevel.length].join(' | ')} |`);
  }
});
