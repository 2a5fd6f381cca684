import { Link } from '@meritum/shared/router';
import { pillLabel } from './FaqCategory';
import styles from './FaqPills.module.css';
import { faqs } from './faqs';

const pills = [
  { category: undefined, label: 'All' },
  ...faqs.map((faq) => ({ category: faq.category, label: pillLabel(faq) })),
];

/** 'All' and one pill per category (FAQ-002); they are links, so that they work without scripts. */
export function FaqPills({ selected }: { selected: string | undefined }) {
  return (
    <nav className={styles.pills} aria-label="Show questions about">
      <p className={styles.legend} aria-hidden="true">
        Show questions about
      </p>
      {pills.map(({ category, label }) => (
        <Link
          key={label}
          to={category ? `/faqs?category=${category}` : '/faqs'}
          className={styles.pill}
          aria-current={category === selected ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
