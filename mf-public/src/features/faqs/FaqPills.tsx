import { type FaqCategory, pillLabel } from './FaqCategory';
import styles from './FaqPills.module.css';

interface FaqPillsProps {
  faqs: readonly FaqCategory[];
  selected: string | undefined;
  onChoose: (category: string | undefined) => void;
}

/** 'All' and one pill per category (FAQ-002). */
export function FaqPills({ faqs, selected, onChoose }: FaqPillsProps) {
  const pills = [
    { category: undefined, label: 'All' },
    ...faqs.map((faq) => ({ category: faq.category, label: pillLabel(faq) })),
  ];
  return (
    <fieldset className={styles.pills}>
      <legend className={styles.legend}>Show questions about</legend>
      {pills.map(({ category, label }) => (
        <button
          key={label}
          type="button"
          className={styles.pill}
          aria-pressed={category === selected}
          onClick={() => onChoose(category)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
