/** A queue of indices that holds each at most once. */
export interface Queue {
  ring: Int32Array;
  isWaiting: Uint8Array;
  first: number;
  size: number;
}

export const newQueue = (indices: number): Queue => ({
  ring: new Int32Array(indices),
  isWaiting: new Uint8Array(indices),
  first: 0,
  size: 0,
});

/** Appends an index, unless it is already queued. */
export function pushTo(queue: Queue, index: number): void {
  if (queue.isWaiting[index] === 1) return;
  queue.isWaiting[index] = 1;
  queue.ring[(queue.first + queue.size) % queue.ring.length] = index;
  queue.size += 1;
}

/** Removes and returns the next index, or -1 if the queue is empty. */
export function takeFrom(queue: Queue): number {
  if (queue.size === 0) return -1;
  const index = queue.ring[queue.first] as number;
  queue.first = (queue.first + 1) % queue.ring.length;
  queue.size -= 1;
  queue.isWaiting[index] = 0;
  return index;
}
