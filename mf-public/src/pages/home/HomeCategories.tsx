import { categories } from '@meritum/shared/programme/categories';
import { classNames } from '@meritum/shared/ui/classNames';
import { Icon } from '@meritum/shared/ui/Icon';
import { Section } from '@meritum/shared/ui/Section';
import { useFragmentTarget } from '../../features/fragments/useFragmentTarget';
import styles from './HomeCategories.module.css';

/** The three categories with their fixed labels (HOME-014 to HOME-019); the target of `#categories`. */
export function HomeCategories() {
  const { anchor, ...target } = useFragmentTarget('categories');
  return (
    <Section {...target} heading="Award Categories">
      {anchor}
      <ul className={styles.list}>
        {categories.map(({ name, title, label, open, description, period }) => (
          <li key={name} className={classNames(styles.card, open ? styles.open : styles.faded)}>
            <p className={styles.label}>
              {open && <Icon name="check" size={16} />}
              {label}
            </p>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.description}>{description}</p>
            <p className={styles.period}>{period}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
