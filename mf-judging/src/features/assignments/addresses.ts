import { readableAddress } from '@meritum/shared/contracts/addresses';
import type { Assignment } from '@meritum/shared/contracts/assignments';
import { prefixes } from '@meritum/shared/programme/routes';

export const addressOf = (id: string) =>
  `${prefixes['mf-judging']}/assignments/${encodeURIComponent(id)}`;

/** Its label in the dropdown (JUD-019), with the season if the list has several. */
export const assignmentName = ({ fullName, organization, season }: Assignment) =>
  `${fullName} - ${organization}${season ? ` (${season})` : ''}`;

export type AssignmentState = Assignment['status'] | 'ended';

/** Whether it is unrated, rated, or no longer needed because judging has ended. */
export const stateOf = ({
  status,
  ended,
}: Pick<Assignment, 'status' | 'ended'>): AssignmentState => (ended ? 'ended' : status);

/** JUD-018; an assignment that is no longer needed counts as assigned, not as pending. */
export function countsOf(assignments: readonly Assignment[]) {
  const count = (state: AssignmentState) =>
    assignments.filter((each) => stateOf(each) === state).length;
  return {
    assigned: assignments.length,
    completed: count('completed'),
    pending: count('pending'),
    ended: count('ended'),
  };
}

/** The previous and next assignment in the dropdown's order; undefined beyond its ends. */
export function neighboursOf(assignments: readonly Assignment[], id: string) {
  const at = assignments.findIndex((each) => each.id === id);
  return { at, previous: assignments[at - 1], next: at < 0 ? undefined : assignments[at + 1] };
}

/** The next pending assignment after this one, or the first one; undefined if all are completed. */
export function nextPending(
  assignments: readonly Assignment[],
  id: string,
): Assignment | undefined {
  const at = assignments.findIndex((each) => each.id === id);
  const waiting = (each: Assignment) => each.id !== id && stateOf(each) === 'pending';
  return assignments.slice(at + 1).find(waiting) ?? assignments.find(waiting);
}

/** A link's title, or its address without scheme, cut to 60 characters (JUD-027, JUD-028). */
export function linkText({ url, title }: { url: string; title: string }): string {
  const given = title.trim();
  return given && given !== url
    ? given
    : readableAddress(url)
        .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
        .slice(0, 60);
}
