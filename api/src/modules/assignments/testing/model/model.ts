import type { Ratings } from '@meritum/shared/contracts/assignments';
import type { World } from './world';

/** What was answered as done, and so must never be otherwise again. */
export interface Model {
  rated: Map<string, Ratings>;
  recused: Set<string>;
  isOpen: boolean;
  closesAt: Date | null;
  /** The last preview that was asked for. */
  preview: string | null;
  /** Places that a dying process took without any plan. */
  strays: number;
}

export const newModel = (): Model => ({
  rated: new Map(),
  recused: new Set(),
  isOpen: true,
  closesAt: null,
  preview: null,
  strays: 0,
});

export function isOpenNow({ isOpen, closesAt }: Model, { clock }: World): boolean {
  return isOpen && (closesAt === null || clock() < closesAt);
}
