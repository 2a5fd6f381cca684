import type { RuleSet } from '@meritum/shared/contracts/seasons';
import { tierNames } from '@meritum/shared/contracts/tiers';
import { cutShown } from '@meritum/shared/programme/cut-shown';
import { Checkbox } from '@meritum/shared/ui/Checkbox';
import type { DraftProps } from './CategoryFields';
import { NumberField } from './fields';
import styles from './Season.module.css';

type Tiers = RuleSet['tiers'];

/** The tiers, the highest first, with the printed range of scores (CRIT-004). */
export const withRanges = (tiers: readonly Pick<Tiers[number], 'name' | 'from'>[]): Tiers =>
  tiers.map(({ name, from }, at) => {
    const above = tiers[at - 1];
    const until = above ? `to ${(above.from - 0.01).toFixed(2)}` : 'and above';
    return { name, from, range: `${cutShown(from)} ${until}` };
  });

const hintOf = (name: string, from: number) =>
  `A nomination gets ${name} from this score on.${
    Number.isNaN(from)
      ? ''
      : ` With ${cutShown(from)}, one with ${(from - 0.01).toFixed(2)} does not.`
  }`;

interface Props extends Pick<DraftProps, 'at'> {
  tiers: Tiers;
  onTiers(tiers: Tiers): void;
}

/** The season's tiers, and the lowest score of each. */
export function TierFields({ tiers, at, onTiers }: Props) {
  const fromOf = (name: string) => tiers.find((tier) => tier.name === name)?.from;
  const change = (changed: string, from: number | undefined) =>
    onTiers(
      withRanges(
        tierNames.flatMap((name) => {
          const score = name === changed ? from : fromOf(name);
          return score === undefined ? [] : [{ name, from: score }];
        }),
      ),
    );
  return tierNames.map((name, index) => {
    const from = fromOf(name);
    return (
      <div key={name} className={styles.choice}>
        <Checkbox
          {...(index === 0 && at('/rules/tiers'))}
          label={`${name} is awarded`}
          checked={from !== undefined}
          onChange={({ target }) => change(name, target.checked ? Number.NaN : undefined)}
        />
        {from !== undefined && (
          <NumberField
            {...at(`/rules/tiers/${tiers.findIndex((tier) => tier.name === name)}/from`)}
            label={`Lowest score of ${name}`}
            hint={hintOf(name, from)}
            step={0.01}
            value={from}
            onNumber={(score) => change(name, score)}
          />
        )}
      </div>
    );
  });
}
