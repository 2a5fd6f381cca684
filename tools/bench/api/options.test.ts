import { isWanted, readOptions } from './options';

test('everything is measured unless something is named', () => {
  const options = readOptions([]);
  expect(options).toEqual({
    connections: 20,
    rounds: 9,
    only: [],
    json: undefined,
    profile: false,
  });
  expect(isWanted(options, 'getAccount')).toBe(true);
});

test('what is named is measured alone', () => {
  const options = readOptions(['--only', 'account,files', '--rounds', '3', '--json', 'f.json']);
  expect(options).toEqual({
    connections: 20,
    rounds: 3,
    only: ['account', 'files'],
    json: 'f.json',
    profile: false,
  });
  expect(
    ['getAccount', 'getWinners, warm', 'files'].map((name) => isWanted(options, name)),
  ).toEqual([true, false, true]);
});

test('a number that is none is refused in words', () => {
  expect(() => readOptions(['--rounds', '0'])).toThrow('--rounds takes a whole number.');
});
