import { formatCount } from '@meritum/shared/ui/formatCount';
import { Notice } from '@meritum/shared/ui/Notice';
import { type Checked, type Verdict as Kind, verdictOf } from './checked';

const titles: Record<Kind, string> = {
  holds: 'Everything holds',
  'agrees with itself': 'This ledger is consistent',
  fails: 'This ledger does not match',
};

const kinds = { holds: 'success', 'agrees with itself': 'warning', fails: 'error' } as const;

const words = (checked: Checked): Record<Kind, string> => {
  const { entries, ratings } = checked.verification.counts;
  return {
    holds: `All ${formatCount(ratings)} ratings lead to the root that was published when judging closed, and all ${formatCount(entries)} entries come to the score and the award that they were given.`,
    'agrees with itself':
      'There is nothing published here to compare it with, and a forged ledger can be consistent too. Compare its root and the hash of its rules, below, with those you noted when they were published.',
    fails: 'The differences are listed below.',
  };
};

/** The result of a check in a sentence. */
export function Verdict({ checked }: { checked: Checked }) {
  const verdict = verdictOf(checked);
  return (
    <Notice kind={kinds[verdict]} title={titles[verdict]}>
      <p>{words(checked)[verdict]}</p>
    </Notice>
  );
}
