import { judgesPerNomination } from '@meritum/shared/programme/season';
import { site } from '@meritum/shared/programme/site';
import { timelineYear } from '@meritum/shared/programme/timeline';
import { Later } from '../people/Later';
import styles from './Certificate.module.css';
import certificate from './certificate.svg';

/**
 * A certificate with the reader's name to be. What is drawn comes with the picture; letters do not,
 * because a picture cannot use the fonts of the page.
 */
export function Certificate() {
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
        <p className={styles.ground}>
          on the ratings of at least {judgesPerNomination} independent judges
        </p>
      </div>
    </div>
  );
}
