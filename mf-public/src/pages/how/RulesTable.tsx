import type { RuleSet } from '@meritum/shared/merit/outcome/rule-set';
import { cutShown } from '@meritum/shared/programme/cut-shown';
import { Table } from '../../features/reading/Table';

const hundredths = (value: number) => cutShown(value / 100);

function borderlineWords({ borderline }: RuleSet): string {
  if (!borderline) return 'No extra judges are asked for';
  const uncertain = Math.round((1000 - borderline.certaintyThousandths) / 10);
  return `The entries whose tier is least certain get ${borderline.extraJudges} more judges, once. Of the others about ${uncertain} of 100 may be in the wrong tier, and each is at least 80% certain`;
}

/** Weights need not add up to 100. */
function weightsIn({ criteria }: RuleSet): string {
  const all = criteria.reduce((sum, { weight }) => sum + weight, 0);
  return criteria.map(({ name, weight }) => `${name} ${(100 * weight) / all}%`).join(', ');
}

const rowsOf = (rules: RuleSet) => [
  ['Criteria and weights', weightsIn(rules)],
  ['Scale', `Whole numbers from ${rules.scale.from} to ${rules.scale.to}`],
  [
    'Bounds',
    rules.tiers
      .map(({ name, fromHundredths }) => `${name} from ${hundredths(fromHundredths)}`)
      .join(', '),
  ],
  ['Minimum number of ratings', `${rules.minimumRatings}`],
  ['Borderline', borderlineWords(rules)],
  [
    'Largest load',
    `No judge is given more than ${hundredths(rules.largestLoadHundredths)} times the median load`,
  ],
  ['Version of the calculation', rules.codeVersion],
  [
    'Chance',
    `Judges are drawn; a judge gets an entry with a probability of ${rules.pairLimitHundredths}% at most, where enough judges may judge it`,
  ],
];

export const RulesTable = ({ rules }: { rules: RuleSet }) => (
  <Table rows={rowsOf(rules).map(([name = '', value]) => [name, name, value])} />
);
