import {
  certaintyOf,
  largestLoadOf,
  pairLimitOf,
  type RuleSet,
} from '@meritum/shared/contracts/seasons';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { Card } from '@meritum/shared/ui/Card';
import { Checkbox } from '@meritum/shared/ui/Checkbox';
import { Select } from '@meritum/shared/ui/Select';
import type { DraftProps } from './CategoryFields';
import { NumberField } from './NumberField';
import { sectionId } from './places';
import styles from './Season.module.css';
import { TierFields } from './TierFields';

/** The rules for ratings and borderline entries; disabled once frozen. */
export function RuleFields({ draft, onDraft, at }: DraftProps) {
  const { rules } = draft;
  const { criteria, tiers, frozenAt } = rules;
  const change = (changed: Partial<RuleSet>) =>
    onDraft({ ...draft, rules: { ...rules, ...changed } });
  return (
    <Card>
      <fieldset id={sectionId('Rules')} className={styles.group} disabled={frozenAt !== null}>
        <legend className={styles.legend}>Rules</legend>
        <NumberField
          {...at('/rules/minimumRatings')}
          label="Minimum ratings"
          value={rules.minimumRatings}
          onNumber={(minimumRatings) => change({ minimumRatings })}
        />
        <NumberField
          {...at('/rules/plannedRatings')}
          label="Planned ratings"
          value={rules.plannedRatings}
          onNumber={(plannedRatings) => change({ plannedRatings })}
        />
        <NumberField
          {...at('/rules/largestLoad')}
          label="Maximum load (multiple of the median)"
          step={0.1}
          value={largestLoadOf(rules)}
          onNumber={(largestLoad) => change({ largestLoad })}
        />
        <Select
          {...at('/rules/pairLimit')}
          label="Largest probability of a judge for an entry"
          value={pairLimitOf(rules) ?? ''}
          onChange={({ target }) => change({ pairLimit: target.value === '0.25' ? 0.25 : 0.5 })}
        >
          {pairLimitOf(rules) === undefined && <option value="">Plans are not drawn</option>}
          <option value={0.5}>50 %</option>
          <option value={0.25}>25 %</option>
        </Select>
        <Checkbox
          {...at('/rules/signedWithPasskeys')}
          label="Both organisers who make results final must sign them with a passkey"
          checked={rules.signedWithPasskeys ?? false}
          onChange={({ target }) => change({ signedWithPasskeys: target.checked })}
          className={styles.wide}
        />
        <TierFields tiers={tiers} at={at} onTiers={(changed) => change({ tiers: changed })} />
        <BorderlineFields
          borderline={rules.borderline}
          certainty={certaintyOf(rules)}
          at={at}
          onChange={change}
        />
        <p className={styles.note}>
          {criteria.map(({ name, weight }) => `${name} ${weight} %`).join(', ')}.{' '}
          {frozenAt
            ? `Frozen on ${formatDateTime(frozenAt)}: the rules can no longer change.`
            : 'Not frozen yet.'}
        </p>
      </fieldset>
    </Card>
  );
}

/** The default season's values. */
const usual = { standardErrors: 1, certainty: 0.955, extraJudges: 5 };

interface BorderlineProps extends Pick<RuleSet, 'borderline'>, Pick<DraftProps, 'at'> {
  /** Undefined where rules were frozen without one. */
  certainty: number | undefined;
  onChange(changed: Pick<RuleSet, 'borderline'>): void;
}

function BorderlineFields({ borderline, certainty, at, onChange }: BorderlineProps) {
  return (
    <>
      <Checkbox
        {...at('/rules/borderline')}
        label="Borderline entries get more judges"
        checked={borderline !== null}
        onChange={(event) => onChange({ borderline: event.target.checked ? usual : null })}
        className={styles.wide}
      />
      {borderline && (
        <>
          {certainty === undefined ? (
            <NumberField
              {...at('/rules/borderline/standardErrors')}
              label="Borderline within (standard errors)"
              step={0.1}
              value={borderline.standardErrors}
              onNumber={(standardErrors) =>
                onChange({ borderline: { ...borderline, standardErrors } })
              }
            />
          ) : (
            <NumberField
              {...at('/rules/borderline/certainty')}
              label="Required confidence for other entries"
              step={0.005}
              value={certainty}
              onNumber={(share) => onChange({ borderline: { ...borderline, certainty: share } })}
            />
          )}
          <NumberField
            {...at('/rules/borderline/extraJudges')}
            label="Extra judges"
            value={borderline.extraJudges}
            onNumber={(extraJudges) => onChange({ borderline: { ...borderline, extraJudges } })}
          />
        </>
      )}
    </>
  );
}
