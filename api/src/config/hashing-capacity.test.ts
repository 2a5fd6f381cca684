import { hashesAtOnce } from './hashing-capacity';

test.each([
  [{ cores: 1, poolThreads: 4 }, 1],
  [{ cores: 2, poolThreads: 4 }, 2],
  [{ cores: 3, poolThreads: 4 }, 2],
  [{ cores: 16, poolThreads: 4 }, 2],
  [{ cores: 16, poolThreads: 18 }, 16],
  [{ cores: 8, poolThreads: 1 }, 1],
])(
  'one per core, leaving two threads of the pool: %j hashes %i simultaneously',
  (machine, count) => {
    expect(hashesAtOnce(machine)).toBe(count);
  },
);
