import * as design from '@meritum/shared/ui/design.module.css';
import { Skeleton } from '@meritum/shared/ui/Skeleton';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { type Contest, checkOf, isByBeacon, sentences } from './sentences';
import styles from './TenSentences.module.css';

/** A plain link within the page keeps the season in the address. */
const Check = ({ leads, of }: { leads: string; of: string }) => (
  <TextLink
    {...(leads.startsWith('#') ? { href: leads } : { to: leads })}
    className={styles.check}
    aria-label={`Check: ${of}`}
  >
    Check
  </TextLink>
);

/** The promise in ten sentences, each with its value in a contest and a link to its check. */
export function TenSentences({ contest }: { contest: Contest | undefined }) {
  return (
    <ol className={styles.list}>
      {sentences.map((one) => {
        const says = (isByBeacon(contest?.rules.draw) && one.saysByBeacon) || one.says;
        const value = contest && one.valueIn(contest);
        return (
          <li key={one.says} className={styles.sentence}>
            <div>
              <h2>{says}</h2>
              <p className={design.muted}>{one.because}</p>
            </div>
            <div className={styles.value} data-hash={one.isHashed}>
              {value ? (
                <p className={design.semibold}>{value.text}</p>
              ) : (
                <Skeleton className={styles.waits} />
              )}
              {value?.hash && <code>{value.hash}</code>}
            </div>
            <Check leads={checkOf(one, contest)} of={says} />
          </li>
        );
      })}
    </ol>
  );
}
