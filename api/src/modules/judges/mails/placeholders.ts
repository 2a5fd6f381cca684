import { greetedName } from '../../../platform/text';
import type { Replaced } from '../../messages/placeholders';

export const placeholders = ['name', 'pending', 'deadline'] as const;

/** What is replaced for one judge: `pending` counts ratings to give; `deadline` may be empty. */
export const replacedFor = (judge: {
  name: string;
  pending: number;
  deadline: string;
}): Replaced => ({
  name: greetedName(judge.name) ?? 'judge',
  pending: String(judge.pending),
  deadline: judge.deadline,
});
