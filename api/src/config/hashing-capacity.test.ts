import { hashesAtOnce } from './hashing-capacity';

test.each([
  [{ cores: 1, poolThreads: 4 }, 1],
  [{ cores: 2, poolThreads: 4 }, 2],
  [{ cores: 3, poolThreads: 4 }, 2],
  [{ cores: 16, poolThreads: 4 }, 2],
  [{ cores: 16, poolThreads: 18 }, 16],
  [{ cores: 8, poolThreads: 1 }, 1],
])(
  'a core each, and two threads of the pool are left to the others: %j hashes %i at once',
  (machine, count) => {
    expect(hashesAtOnce(machine)).toBe(count);
  },
);
