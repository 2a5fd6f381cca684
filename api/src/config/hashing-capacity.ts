interface Machine {
  /** Processors that this process may use. */
  cores: number;
  /** Threads of libuv's pool, which hashing shares with files, DNS and compression. */
  poolThreads: number;
}

/**
 * How many passwords are hashed simultaneously: one per core, leaving a thread of the pool for
 * other work. docs/decisions/0016 has the measurements.
 */
export function hashesAtOnce({ cores, poolThreads }: Machine): number {
  return Math.max(1, Math.min(cores, poolThreads - 2));
}
