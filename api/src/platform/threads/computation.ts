/** A pure function that can run in a thread. */
export interface Computation<Lists extends object, Options, Made> {
  name: string;
  /** Whether it takes less time than handing it over to a thread, a few milliseconds. */
  isSmall(lists: Lists): boolean;
  /** A thread that takes longer is ended. Many times the time for the largest input. */
  maxSeconds: number;
  compute(lists: Lists, options: Options): Made;
}

export type AnyComputation = Computation<object, unknown, unknown>;

/** A piece of a list of the input, or the end of all. */
export type Message = { list: string; piece: readonly unknown[] } | 'all';
