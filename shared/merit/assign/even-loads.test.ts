import { evenLoads } from './even-loads';

const nobody = (count: number) => Array.from({ length: count }, () => new Int32Array());

test.each<[string, number[], number[], number[], number[]]>([
  ['nothing is asked for', [], [0, 3], [5, 5], [0, 3]],
  ['all have as much room', [3, 3], [0, 0, 0], [9, 9, 9], [2, 2, 2]],
  ['what is left over goes to one each', [2, 2], [0, 0, 0], [9, 9, 9], [2, 1, 1]],
  ['who has least is first', [2, 1], [3, 0, 1], [9, 9, 9], [3, 2, 2]],
  ['who is full takes no more', [3, 3, 3], [0, 0, 0], [1, 9, 9], [1, 3, 3]],
  ['more is asked for than fits', [3, 3], [0, 0, 0], [1, 1, 1], [1, 1, 1]],
])('%s', (_, demand, load, room, expected) => {
  const open = { load: Int32Array.from(load), room: Int32Array.from(room) };
  const asked = { demand: Int32Array.from(demand), excluded: nobody(demand.length) };
  expect([...evenLoads({ ...open, ...asked })]).toEqual(expected);
});

test('a judge with a conflict takes no place of the nomination', () => {
  const excluded = [Int32Array.of(0), Int32Array.of(0, 0, 1)];
  const open = { load: new Int32Array(3), room: new Int32Array(3).fill(9) };
  expect([...evenLoads({ ...open, demand: Int32Array.of(2, 1), excluded })]).toEqual([0, 1, 2]);
});
