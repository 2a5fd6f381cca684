import { categories } from '@meritum/shared/programme/categories';
import { classNames } from '@meritum/shared/ui/classNames';
import { Icon } from '@meritum/shared/ui/Icon';
import { Section } from '@meritum/shared/ui/Section';
import { useFragmentTarget } from '../../features/fragments/useFragmentTarget';
import type { SeasonNow } from '../../features/season/words';
import styles from './HomeCategories.module.css';

/** The three categories with their labels (HOME-014 to HOME-019), as the server knows them; the target of `#categories`. */
export function HomeCategories({ season }: { season: SeasonNow | undefined }) {
  const { anchor, ...target } = useFragmentTarget('categories');
  return (
    <Section {...target} heading="Award Categories">
      {anchor}
      <ul className={styles.list}>
        {categories.map((printed) => {
          const { name, title, description } = printed;
          const { label, open, period } = season?.categories.get(name) ?? printed;
          return (
            <li key={name} className={classNames(styles.card, open ? styles.open : styles.faded)}>
              <p className={styles.label}>
                {open && <Icon name="check" size={16} />}
                {label}
              </p>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.description}>{description}</p>
              <p className={styles.period}>{period}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
