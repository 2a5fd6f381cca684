import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const sheet = readFileSync(join(root, 'docs/asvs.md'), 'utf8');

/** The levels of the requirements of each section of ASVS 5.0.0, in their order. */
const levels: Record<string, string> = {
  '1.1': '22',
  '1.2': '1111122223',
  '1.3': '112222222223',
  '1.4': '222',
  '1.5': '123',
  '2.1': '122',
  '2.2': '112',
  '2.3': '12223',
  '2.4': '23',
  '3.1': '3',
  '3.2': '113',
  '3.3': '12223',
  '3.4': '11222233',
  '3.5': '11122333',
  '3.6': '3',
  '3.7': '22333',
  '4.1': '12233',
  '4.2': '23333',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112333',
  '5.3': '113',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '11223333',
  '6.4': '112233',
  '6.5': '22222333',
  '6.6': '2223',
  '6.7': '33',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '223',
  '7.6': '22',
  '8.1': '1233',
  '8.2': '1123',
  '8.3': '133',
  '8.4': '23',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '223',
  '10.3': '22223',
  '10.4': '1111122222233333',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '2233',
  '11.2': '22233',
  '11.3': '11233',
  '11.4': '1222',
  '11.5': '23',
  '11.6': '23',
  '11.7': '33',
  '12.1': '12233',
  '12.2': '11',
  '12.3': '22223',
  '13.1': '2333',
  '13.2': '222223',
  '13.3': '2233',
  '13.4': '1222233',
  '14.1': '22',
  '14.2': '12223333',
  '14.3': '122',
  '15.1': '12233',
  '15.2': '12233',
  '15.3': '1222222',
  '15.4': '3333',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '2223',
  '17.1': '23',
  '17.2': '22223333',
  '17.3': '22',
};
const states = ['met', 'not met', 'site', 'n.a.'];

const rows = sheet
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
  .map((line) => {
    const [id = '', level = '', words = '', state = '', why = ''] = line.slice(2, -2).split(' | ');
    return { id, level, words, state, why };
  });

test('each requirement has one line, in order and with its level', () => {
  const wanted = Object.entries(levels).flatMap(([section, all]) =>
    [...all].map((level, at) => `${section}.${at + 1} ${level}`),
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

test('every named file exists', () => {
  const named = [...sheet.matchAll(/`((?:[\w@-]+\/)+[\w.-]+\.\w+|docker-compose\.yml)`/g)];
  expect(named.length).toBeGreaterThan(200);
  const missing = named
    .map(([, file = '']) => file)
    .filter((file) => !existsSync(join(root, file)));
  expect([...new Set(missing)]).toEqual([]);
});
