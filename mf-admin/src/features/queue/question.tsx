import { limits } from '@meritum/shared/contracts/limits';
import { pluralize } from '../facts/pluralize';
import { type Decision, namesOf } from './useDecisions';

/** A decision that is asked about first. */
export interface Asked extends Decision {
  /** Selected applications that it is not about. */
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

export function questionOf({ decision, rows, leftOut }: Asked) {
  const asked = { rejected, verified }[decision];
  return {
    ...asked,
    title: `${asked.confirm} ${namesOf(rows)}?`,
    consequence: (
      <>
        <p>{asked.consequence} You can undo it for ten seconds.</p>
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
