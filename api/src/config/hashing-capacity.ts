interface Machine {
  /** Processors that this process may use. */
  cores: number;
  /** Threads of libuv's pool, in which hashes run beside files, names and compression. */
  poolThreads: number;
}

/**
 * How many passwords are hashed at the same time: one for each core, and never so many that nothing
 * else gets a thread of the pool. docs/decisions/0016 has what was measured.
 */
export function hashesAtOnce({ cores, poolThreads }: Machine): number {
  return Math.max(1, Math.min(cores, poolThreads - 2));
}
