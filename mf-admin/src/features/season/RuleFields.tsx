import type { RuleSet } from '@meritum/shared/contracts/seasons';
import { pluralize } from '@meritum/shared/programme/format-count';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { defaultSeason } from '@meritum/shared/programme/season';
import { Button } from '@meritum/shared/ui/Button';
import { Checkbox } from '@meritum/shared/ui/Checkbox';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { Fold } from '@meritum/shared/ui/Fold';
import { Select } from '@meritum/shared/ui/Select';
import type { DraftProps } from './CategoryFields';
import { NumberField, Part } from './fields';
import styles from './Season.module.css';
import { TierFields } from './TierFields';

const { criteria: _, scale: __, frozenAt: ___, ...recommended } = defaultSeason.rules;

/** Compared in this order, whatever the stored season's is. */
const compared = [
  ...['minimumRatings', 'plannedRatings', 'largestLoad', 'pairLimit'],
  ...['borderline', 'certainty', 'extraJudges', 'tiers', 'name', 'from'],
];

const isRecommended = (rules: RuleSet): boolean =>
  JSON.stringify(rules, compared) === JSON.stringify(recommended, compared);

/** Such as `At least 20 ratings; Platinum 9.0 and above, Gold 8.0 to 8.99.` */
const inShort = ({ minimumRatings, tiers }: RuleSet): string =>
  `At least ${pluralize(minimumRatings, 'rating')}; ${tiers
    .map(({ name, range }) => `${name} ${range}`)
    .join(', ')}.`;

/** The rules for ratings and borderline entries, each folded; disabled once final. */
export function RuleFields({ draft, onDraft, at }: DraftProps) {
  const { rules } = draft;
  const { borderline, criteria, frozenAt } = rules;
  const change = (changed: Partial<RuleSet>) =>
    onDraft({ ...draft, rules: { ...rules, ...changed } });
  const isUsual = isRecommended(rules);
  const hasFault = Object.keys(rules).some((name) => at(`/rules/${name}`).error);
  return (
    <Part name="Rules" disabled={frozenAt !== null}>
      <p className={classNames(design.minor, design.wide)}>
        <strong>{isUsual ? 'Recommended' : 'Changed from the recommended rules'}</strong>:{' '}
        {inShort(rules)} {criteria.map(({ name, weight }) => `${name} ${weight}%`).join(', ')}.{' '}
        {frozenAt
          ? `Final since ${formatDateTime(frozenAt)}: the rules can no longer change.`
          : 'Not final yet.'}
      </p>
      {frozenAt === null && !isUsual && (
        <Button variant="secondary" onClick={() => change(recommended)}>
          Use the recommended rules
        </Button>
      )}
      <div className={design.wide}>
        <Fold summary="Advanced" open={hasFault}>
          <div className={styles.group}>
            {figuresOf(rules).map(({ name, ...field }) => (
              <NumberField
                key={name}
                {...at(`/rules/${name}`)}
                {...field}
                onNumber={(value) => change({ [name]: value })}
              />
            ))}
            <Select
              {...at('/rules/pairLimit')}
              label="Largest probability of a judge for a nomination"
              hint="A lower value makes it harder to foresee who judges what. With 50%, at most every other guess is right."
              value={rules.pairLimit}
              onChange={({ target }) => change({ pairLimit: target.value === '0.25' ? 0.25 : 0.5 })}
            >
              <option value={0.5}>50%</option>
              <option value={0.25}>25%</option>
            </Select>
            <TierFields tiers={rules.tiers} at={at} onTiers={(tiers) => change({ tiers })} />
            <Checkbox
              {...at('/rules/borderline')}
              label="Nominations whose tier is not certain get more judges"
              aria-describedby="borderline-hint"
              checked={borderline !== null}
              onChange={({ target }) =>
                change({ borderline: target.checked ? recommended.borderline : null })
              }
              className={design.wide}
            />
            <p id="borderline-hint" className={classNames(design.minor, design.wide)}>
              Where Platinum begins at 9, that of a nomination with 8.98 may not be certain.
            </p>
            {borderline && (
              <NumberField
                {...at('/rules/borderline/certainty')}
                label="Required confidence for other nominations"
                hint="So large a share of the others is expected to be in its true tier. With 0.955 about 5 of 100 are not."
                step={0.005}
                value={borderline.certainty}
                onNumber={(share) => change({ borderline: { ...borderline, certainty: share } })}
              />
            )}
            {borderline && (
              <NumberField
                {...at('/rules/borderline/extraJudges')}
                label="Extra judges"
                hint="How many more judges each of them gets. With 5, one with 22 gets 27."
                value={borderline.extraJudges}
                onNumber={(extraJudges) => change({ borderline: { ...borderline, extraJudges } })}
              />
            )}
          </div>
        </Fold>
      </div>
    </Part>
  );
}

const figuresOf = (rules: RuleSet) => [
  {
    name: 'minimumRatings',
    label: 'Minimum ratings',
    hint: 'With fewer, a nomination gets no result. With 20, one with 19 ratings gets none.',
    value: rules.minimumRatings,
  },
  {
    name: 'plannedRatings',
    label: 'Planned ratings',
    hint: 'Each nomination gets this many judges, so that some can drop out. With 22 judges, two can if 20 are needed.',
    value: rules.plannedRatings,
  },
  {
    name: 'largestLoad',
    label: 'Most for one judge (times the median)',
    hint: 'How many nominations a judge gets at most, as a multiple of the median. With 2, nobody gets more than 20 if the median is 10.',
    step: 0.1,
    value: rules.largestLoad,
  },
];
