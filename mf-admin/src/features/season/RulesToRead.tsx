import type { RuleSet } from '@meritum/shared/contracts/seasons';
import { pluralize } from '@meritum/shared/programme/format-count';

/** The rules, read before they are made final. */
export const RulesToRead = ({ rules }: { rules: RuleSet }) => (
  <ul>
    <li>Criteria: {rules.criteria.map(({ name, weight }) => `${name} ${weight}%`).join(', ')}.</li>
    <li>
      Tiers: {rules.tiers.map(({ name, range }) => `${name} ${range}`).join(', ')}. A nomination
      with fewer than {pluralize(rules.minimumRatings, 'rating')} gets no result.
    </li>
    <li>
      Each nomination is given {pluralize(rules.plannedRatings, 'judge')}, and no judge more than{' '}
      {rules.largestLoad} times the median. Judges are drawn; none is more probable for a nomination
      than {rules.pairLimit * 100}%.
    </li>
    <li>
      {rules.borderline
        ? `A nomination whose tier is not certain gets ${pluralize(rules.borderline.extraJudges, 'more judge')}, once.`
        : 'A nomination whose tier is not certain gets no more judges.'}
    </li>
  </ul>
);
