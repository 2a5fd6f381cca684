import { useSeason } from '@meritum/shared/client/useSeason';
import { evidence } from '@meritum/shared/programme/rubric';
import { TextLink } from '@meritum/shared/ui/TextLink';
import styles from './NominationForm.module.css';

/** Beside the essay where there is room: the criteria, and what evidence speaks to them. */
export function Guide() {
  const criteria = useSeason()?.rules.criteria;
  if (!criteria) return null;
  return (
    <aside className={styles.guide} aria-labelledby="what-judges-rate">
      <h2 id="what-judges-rate">What judges rate</h2>
      <dl>
        {criteria.map(({ key, name, description }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{evidence[key] ?? description}</dd>
          </div>
        ))}
      </dl>
      <p>
        Judges credit what they can check, so link or attach it. More in the{' '}
        <TextLink href="/judging-criteria" newTab>
          Judging Criteria
        </TextLink>
        .
      </p>
    </aside>
  );
}
