import { readOptions } from './options';

test('without options five readings are taken of a site of its own, and every page is marked', () => {
  expect(readOptions([])).toEqual({
    address: undefined,
    out: undefined,
    runs: 5,
    categories: true,
  });
});

test('a running site, a file and a number can be given', () => {
  const args = ['--address', 'http://localhost:4000/', '--out=figures.json', '--runs', '7'];
  expect(readOptions([...args, '--no-categories'])).toEqual({
    address: 'http://localhost:4000',
    out: 'figures.json',
    runs: 7,
    categories: false,
  });
});

test.each([
  [['--runs', '0'], 'whole number'],
  [['--runs', 'many'], 'whole number'],
  [['--address', 'localhost'], 'address of a running site'],
  [['--adress', 'http://localhost'], '--adress'],
])('%p is refused with a reason', (args, reason) => {
  expect(() => readOptions(args)).toThrow(reason);
});
