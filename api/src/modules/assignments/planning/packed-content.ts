import type { Binary } from 'mongodb';
import type { PlanContent } from './stored-plan';

/** A plan's new assignments as places in two lists, so that half a million of them are one document. */
export interface PackedContent extends Omit<PlanContent, 'added'> {
  judges: string[];
  nominations: string[];
  /** For each judge in turn: how many nominations, then their places. */
  added: Uint8Array | Binary;
}

export function packed({ added, ...content }: PlanContent): PackedContent {
  const places = new Map<string, number>();
  const numbers = added.flatMap(({ nominationIds }) => [
    nominationIds.length,
    ...nominationIds.map((id) => {
      const place = places.get(id) ?? places.size;
      places.set(id, place);
      return place;
    }),
  ]);
  return {
    ...content,
    judges: added.map(({ judgeId }) => judgeId),
    nominations: [...places.keys()],
    added: Buffer.from(Uint32Array.from(numbers).buffer),
  };
}

export function unpacked({ judges, nominations, added, ...content }: PackedContent): PlanContent {
  const bytes = added instanceof Uint8Array ? added : added.buffer;
  const numbers = new Uint32Array(new Uint8Array(bytes).buffer);
  let at = 0;
  const next = () => numbers[at++] ?? 0;
  return {
    ...content,
    added: judges.map((judgeId) => ({
      judgeId,
      nominationIds: Array.from({ length: next() }, () => nominations[next()] ?? ''),
    })),
  };
}
