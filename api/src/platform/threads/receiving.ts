import { on } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import type { AnyComputation, Message } from './computation';

export interface ThreadTask {
  /** Name of the computation. */
  name: string;
  options: unknown;
  /** Receives the lists. */
  port: MessagePort;
}

async function listsFrom(port: MessagePort): Promise<Record<string, unknown[]>> {
  const lists: Record<string, unknown[]> = {};
  for await (const [message] of on(port, 'message') as AsyncIterable<[Message]>) {
    if (message === 'all') break;
    const { list, chunk } = message;
    const own = lists[list] ?? [];
    lists[list] = own;
    for (const one of chunk) own.push(one);
  }
  return lists;
}

/** Runs computations in a thread, by name. */
export const receiving =
  (computations: readonly AnyComputation[]) =>
  async ({ name, options, port }: ThreadTask): Promise<unknown> => {
    const lists = await listsFrom(port);
    const found = computations.find((one) => one.name === name);
    if (!found) throw new Error(`The thread has no computation named ${name}`);
    return found.compute(lists, options);
  };
