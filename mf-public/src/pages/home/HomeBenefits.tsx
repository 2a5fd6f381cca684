import { winnerBenefits } from '@meritum/shared/programme/benefits';
import { Section } from '@meritum/shared/ui/Section';
import { Certificate } from '../../features/certificate/Certificate';
import styles from './HomeBenefits.module.css';

/** What winners receive, beside the certificate that they would hold. */
export function HomeBenefits() {
  return (
    <Section heading="What winners receive">
      <div className={styles.columns}>
        <Certificate />
        <ul className={styles.benefits}>
          {winnerBenefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
