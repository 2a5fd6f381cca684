import { winnerBenefits } from '@meritum/shared/programme/benefits';
import { Certificate } from '@meritum/shared/ui/Certificate';
import { Section } from '@meritum/shared/ui/Section';
import { Later } from '../../features/people/Later';
import styles from './HomeBenefits.module.css';

/** The benefits of winning, beside the certificate. */
export function HomeBenefits() {
  return (
    <Section heading="What winners receive">
      <div className={styles.columns}>
        <Later className={styles.certificate}>
          <Certificate />
        </Later>
        <ul className={styles.benefits}>
          {winnerBenefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
