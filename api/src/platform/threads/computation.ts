/** A pure function that can run in a thread. */
export interface Computation<Lists extends object, Options, Made> {
  name: string;
  /** Whether it is faster than handing it to a thread, which takes a few milliseconds. */
  isSmall(lists: Lists): boolean;
  /** The time limit, after which the thread is ended; many times that of the largest input. */
  maxSeconds: number;
  compute(lists: Lists, options: Options): Made;
}

export type AnyComputation = Computation<object, unknown, unknown>;

/** A chunk of an input list, or the end of all lists. */
export type Message = { list: string; chunk: readonly unknown[] } | 'all';
