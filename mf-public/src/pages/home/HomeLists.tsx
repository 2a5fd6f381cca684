import { Icon } from '@meritum/shared/ui/Icon';
import { Section } from '@meritum/shared/ui/Section';
import { homeSteps, reasons } from './content';
import styles from './HomeLists.module.css';

/** The section 'Why the awards' with six features (HOME-020). */
export function HomeReasons() {
  return (
    <Section heading="Why the awards" tone="raised">
      <ul className={styles.reasons}>
        {reasons.map(({ icon, title, text }) => (
          <li key={title} className={styles.item}>
            <Icon name={icon} size={28} className={styles.icon} />
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The section 'How it works' with four numbered steps (HOME-021). */
export function HomeSteps() {
  return (
    <Section heading="How It Works">
      <ol className={styles.steps}>
        {Object.entries(homeSteps).map(([title, text], index) => (
          <li key={title} className={styles.item}>
            <span className={styles.number}>{index + 1}</span>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
