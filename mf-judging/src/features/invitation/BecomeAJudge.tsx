import { ratingScale } from '@meritum/shared/contracts/limits';
import { judgingLoad } from '@meritum/shared/programme/load';
import { criteria, criteriaWeights } from '@meritum/shared/programme/season';
import { Card } from '@meritum/shared/ui/Card';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { TextLink } from '@meritum/shared/ui/TextLink';
import styles from './BecomeAJudge.module.css';

const requirements = [
  '5+ years of experience in technology, AI, data analytics or related fields',
  '1+ years of evaluating innovation (awards judge, hackathon judge, peer reviewer, etc.)',
  'Ability to evaluate objectively and confidentially',
] as const;

const benefits = [
  'Insight into cutting-edge developments',
  'Official judge certificate and reference letter',
  'Opportunity to shape and recognize excellence',
] as const;

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section className={styles.points}>
      <h2 className={design.text2xl}>{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

/** The invitation to judge, shown before an application (JUD-047 to JUD-050). */
export function BecomeAJudge() {
  return (
    <div className={styles.invitation}>
      <p className={styles.prompt}>
        <a href="#account">Sign in or create an account</a> to take part as a judge.
      </p>
      <Points title="Requirements" points={requirements} />
      <Points title="Benefits" points={benefits} />
      <section className={styles.points}>
        <h2 className={design.text2xl}>What it takes</h2>
        <p className={styles.note}>{judgingLoad}</p>
      </section>
      <section className={styles.points}>
        <h2 className={design.text2xl}>What you will score</h2>
        <p className={styles.note}>
          {`${criteriaWeights}, each scored ${ratingScale.min}-${ratingScale.max}.`}
        </p>
        <dl className={styles.criteria}>
          {criteria.map(({ name, description }) => (
            <Card key={name}>
              <dt>{name}</dt>
              <dd className={classNames(design.spaceAboveHalf, design.muted)}>{description}</dd>
            </Card>
          ))}
        </dl>
      </section>
      <p>
        <TextLink to="/judges">Some of those who judge</TextLink> have a page here, and{' '}
        <TextLink to="/how-we-judge">How We Judge</TextLink> explains what happens to your ratings.
      </p>
    </div>
  );
}
