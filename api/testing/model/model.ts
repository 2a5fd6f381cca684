import type { Ratings } from '@meritum/shared/contracts/assignments';
import type { World } from './world';

/** What was confirmed, and must stay. */
export interface Model {
  rated: Map<string, Ratings>;
  recused: Set<string>;
  isOpen: boolean;
  closesAt: Date | null;
  /** The last requested preview. */
  preview: string | null;
  /** Places that a crashing process took without a plan. */
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
