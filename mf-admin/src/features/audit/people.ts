import type { AuditEntry } from '@meritum/shared/contracts/audit';
import { programInWords } from '../history/words';

const deleted = 'a deleted account';

/** Acts on one's own things; everything else is done by organisers. */
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

/** The name of whom an entry is about. */
export const subjectName = ({ subject }: AuditEntry): string => subject.person?.name ?? deleted;
