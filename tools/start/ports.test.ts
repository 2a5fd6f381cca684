import { somewhereForPorts } from './ports';

test('a process reuses no place before it has used all', () => {
  const round = () => Array.from({ length: 125 }, somewhereForPorts);
  const [first, second] = [round(), round()];
  expect(new Set(first).size).toBe(125);
  expect(new Set(second)).toEqual(new Set(first));
  expect([Math.min(...first), Math.max(...first) + 11]).toEqual([20_084, 31_999]);
});
