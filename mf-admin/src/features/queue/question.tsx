import { limits } from '@meritum/shared/contracts/limits';
import { formatCount, pluralize } from '@meritum/shared/programme/format-count';
import { remarksOf } from './remarks';
import { type Decision, namesOf } from './useDecisions';

/** A decision that asks for confirmation. */
export interface Asked extends Decision {
  /** Number of selected applications that the decision leaves out. */
  leftOut: number;
}

const rejected = {
  consequence: 'They are notified by email, which does not state the reason, and cannot judge.',
  confirm: 'Reject',
  danger: true,
  reason: {
    label: 'Reason',
    hint: 'It is recorded, and applicants find it in the copy of their data.',
    limit: limits.reasonCharacters,
    common: [
      'The experience could not be confirmed.',
      'The LinkedIn profile does not match the application.',
      'The person has applied twice.',
      'The reasons to judge do not fit the categories.',
    ],
  },
};

const verified = {
  consequence: 'They are notified by email, can judge and are assigned nominations.',
  confirm: 'Accept',
};

/** Number of applications with each remark, the most frequent first. */
function Remarks({ rows }: Pick<Asked, 'rows'>) {
  const counts = new Map<string, number>();
  for (const { words } of rows.flatMap(remarksOf)) counts.set(words, (counts.get(words) ?? 0) + 1);
  if (rows.length < 2 || counts.size === 0) return null;
  return (
    <ul aria-label="Remarks">
      {[...counts]
        .sort(([, one], [, other]) => other - one)
        .map(([words, count]) => (
          <li key={words}>
            {formatCount(count)} of {formatCount(rows.length)}: {words}
          </li>
        ))}
    </ul>
  );
}

export function questionOf({ decision, rows, leftOut }: Asked) {
  const asked = { rejected, verified }[decision];
  return {
    ...asked,
    title: `${asked.confirm} ${namesOf(rows)}?`,
    consequence: (
      <>
        <p>{asked.consequence} You can undo it for ten seconds.</p>
        <Remarks rows={rows} />
        {leftOut > 0 && (
          <p>
            {pluralize(leftOut, 'selected application is', 'selected applications are')} left out:
            your own, or more than {limits.decisionsAtOnce} at once.
          </p>
        )}
      </>
    ),
  };
}
