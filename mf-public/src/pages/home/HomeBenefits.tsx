import { winnerBenefits } from '@meritum/shared/programme/benefits';
import { site } from '@meritum/shared/programme/site';
import { timelineYear } from '@meritum/shared/programme/timeline';
import { Section } from '@meritum/shared/ui/Section';
import { Later } from '../../features/people/Later';
import certificate from './certificate.svg';
import styles from './HomeBenefits.module.css';

/**
 * A certificate with the reader's name to be. What is drawn comes with the picture; letters do not,
 * because a picture cannot use the fonts of the page.
 */
function Certificate() {
  return (
    <div
      role="img"
      aria-label="A winner’s certificate"
      className={styles.certificate}
      data-scheme="light"
    >
      <Later className={styles.paper}>
        <img src={certificate} alt="" width={1188} height={840} loading="lazy" decoding="async" />
      </Later>
      <div className={styles.words} aria-hidden="true">
        <p className={styles.programme}>
          {site.productName} {timelineYear}
        </p>
        <p className={styles.holder}>Your Name</p>
        <p className={styles.earned}>has earned the Platinum Award in Technology</p>
        <p className={styles.ground}>on the ratings of 22 independent judges</p>
      </div>
    </div>
  );
}

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
