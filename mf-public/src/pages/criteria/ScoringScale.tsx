import { ratingScale } from '@meritum/shared/contracts/limits';
import { judgesPerNomination } from '@meritum/shared/programme/season';
import { TextLink } from '@meritum/shared/ui/TextLink';
import styles from './ScoringScale.module.css';

const { min, max } = ratingScale;
const scores = Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** The scale and how a score is computed (CRIT-003, CRIT-008). */
export function ScoringScale() {
  return (
    <>
      <p>
        {`Each criterion is scored on a scale from ${min} to ${max} in whole numbers; ${min} is the lowest score, ${max} the highest.`}
      </p>
      <ol className={styles.scale} aria-hidden="true">
        {scores.map((score) => (
          <li key={score}>{score}</li>
        ))}
      </ol>
      <p>
        A judge's composite rating is the plain average of the scores, to one decimal. Each
        submission is evaluated by at least {judgesPerNomination} judges, who work independently of
        each other. The average of their ratings decides the award.
      </p>
      <p>
        <TextLink to="/how-we-judge">How we judge</TextLink> explains the whole way from assignment
        to award, and <TextLink to="/check-the-results">Check the results</TextLink> recomputes
        every award in your browser.
      </p>
    </>
  );
}
