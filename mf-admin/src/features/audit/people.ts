import type { AuditEntry } from '@meritum/shared/contracts/audit';
import { programInWords } from '../history/words';

const deleted = 'a deleted account';

/** Roles of people who acted on their own things; all other acts are organisers'. */
const roles: Readonly<Record<string, string>> = {
  'account.deleted': 'the owner',
  'assignment.rating-undone': 'judge',
  'assignment.recused': 'judge',
  'judge.agreed': 'judge',
  'judge.declined': 'judge',
  'nomination.reopened': 'nominator',
  'nomination.withdrawn': 'nominator',
};

export function actorOf({ actor, action }: AuditEntry): { name: string; role: string } {
  if (actor.kind === 'command') return { name: programInWords(actor.id ?? ''), role: '' };
  const role = roles[action ?? ''] ?? 'organiser';
  return { name: actor.person?.name ?? 'A deleted account', role };
}

/** The name of the person in an entry. */
export const subjectName = ({ subject }: AuditEntry): string => subject.person?.name ?? deleted;
