import { on } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import type { PlanningInput } from '@meritum/shared/merit/assign/input';
import { type MadePlan, makePlan, type PlanningTask } from './planner';

type Part = keyof PlanningInput;

/** A piece of the input, or its end. */
export type Message = { part: Part; piece: readonly unknown[] } | 'all';

export interface WorkerTask extends Omit<PlanningTask, 'input'> {
  /** Delivers the input and receives progress. */
  port: MessagePort;
}

async function inputFrom(port: MessagePort): Promise<PlanningInput> {
  const parts: Record<Part, unknown[]> = { nominations: [], judges: [], ties: [], standing: [] };
  for await (const [message] of on(port, 'message') as AsyncIterable<[Message]>) {
    if (message === 'all') break;
    for (const one of message.piece) parts[message.part].push(one);
  }
  return parts as unknown as PlanningInput;
}

/** Entry of the worker thread, which only computes. */
export default async function work({ port, ...options }: WorkerTask): Promise<MadePlan> {
  const input = await inputFrom(port);
  return makePlan({ input, ...options }, (progress) => port.postMessage(progress));
}
