import { winnerBenefits } from '@meritum/shared/programme/benefits';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { TextLink } from '@meritum/shared/ui/TextLink';
import styles from './NominationInfo.module.css';

const eligibility = [
  { term: 'Recent work', text: 'Your achievements lie within the last 24 months.' },
  { term: 'A LinkedIn profile', text: 'It is used for verification.' },
  { term: 'Evidence', text: 'Supporting documents or links show the impact of your work.' },
];

/** Information for visitors before signing in (NOM-005 to NOM-008). */
export function NominationInfo() {
  return (
    <section aria-labelledby="submit-your-nomination" className={design.grid3}>
      <h2 id="submit-your-nomination">Submit Your Nomination</h2>
      <h3 className={design.spaceAbove2}>Who can be nominated</h3>
      <dl className={styles.eligibility}>
        {eligibility.map(({ term, text }) => (
          <div key={term} className={styles.condition}>
            <dt className={design.bold}>{term}</dt>
            <dd className={classNames(design.spaceAboveHalf, design.muted)}>{text}</dd>
          </div>
        ))}
      </dl>
      <h3 className={design.spaceAbove2}>What winners receive</h3>
      <ul className={styles.benefits}>
        {winnerBenefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <p className={styles.prompt}>
        <TextLink href="#account">Sign in or create an account</TextLink> to fill in the form. The{' '}
        <TextLink to="/nomination-guidelines">Nomination Guidelines</TextLink> explain what judges
        look for.
      </p>
    </section>
  );
}
