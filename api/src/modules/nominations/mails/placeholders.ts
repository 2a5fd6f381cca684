import { greetedName } from '../../../platform/text';
import type { Replaced } from '../../messages/placeholders';

export const placeholders = ['name', 'category', 'deadline'] as const;

/** What is replaced for one nominator; `deadline` may be empty. */
export const replacedFor = (nominator: {
  name: string;
  category: string;
  deadline: string;
}): Replaced => ({
  name: greetedName(nominator.name) ?? 'nominator',
  category: nominator.category,
  deadline: nominator.deadline,
});
