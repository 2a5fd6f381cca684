import { formatCount } from '@meritum/shared/ui/formatCount';
import { Notice } from '@meritum/shared/ui/Notice';
import { type Checked, type Verdict as Kind, verdictOf } from './checked';

const titles: Record<Kind, string> = {
  holds: 'Everything holds',
  'agrees with itself': 'This ledger agrees with itself',
  fails: 'This ledger does not hold',
};

const kinds = { holds: 'success', 'agrees with itself': 'warning', fails: 'error' } as const;

const words = (checked: Checked): Record<Kind, string> => {
  const { entries, ratings } = checked.verification.counts;
  return {
    holds: `All ${formatCount(ratings)} ratings lead to the root that was published when judging closed, and all ${formatCount(entries)} entries come to the score and the award that they were given.`,
    'agrees with itself':
      'Nothing is published here to hold it against, and a ledger alone can be made to agree with itself. Compare its root and the hash of its rules, below, with those that you noted when they were published.',
    fails: 'What does not hold is listed below.',
  };
};

/** What a check has come to, in a sentence. */
export function Verdict({ checked }: { checked: Checked }) {
  const verdict = verdictOf(checked);
  return (
    <Notice kind={kinds[verdict]} title={titles[verdict]}>
      <p>{words(checked)[verdict]}</p>
    </Notice>
  );
}
