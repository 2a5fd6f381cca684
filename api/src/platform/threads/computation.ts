/** A pure function that can run in a thread. */
export interface Computation<Lists extends object, Options, Made> {
  /** By which the thread finds it. */
  name: string;
  /** Whether it takes a few milliseconds, less than handing it over to a thread. */
  isSmall(lists: Lists): boolean;
  /** A thread that takes longer is ended; many times what the largest input takes. */
  maxSeconds: number;
  compute(lists: Lists, options: Options): Made;
}

/** Any computation, as a thread has it. */
export type AnyComputation = Computation<object, unknown, unknown>;

/** A piece of a list of the input, or the end of all. */
export type Message = { list: string; piece: readonly unknown[] } | 'all';
