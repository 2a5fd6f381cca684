import { Section } from '@meritum/shared/ui/Section';
import { homeSteps } from './content';
import styles from './HomeLists.module.css';

/** How it works, in four numbered steps (HOME-021). */
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
