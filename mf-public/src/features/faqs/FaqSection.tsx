import { classNames } from '@meritum/shared/ui/classNames';
import { useId } from 'react';
import { useFragmentTarget } from '../fragments/useFragmentTarget';
import type { FaqCategory } from './FaqCategory';
import { FaqQuestion } from './FaqQuestion';
import styles from './FaqSection.module.css';
import { categoryId, questionId } from './useFaqView';

interface FaqSectionProps {
  faq: FaqCategory;
  /** The id of the open question. */
  open: string;
  onToggle: (id: string, open: boolean) => void;
}

/** The questions of a category, which has an address of its own. */
export function FaqSection({ faq, open, onToggle }: FaqSectionProps) {
  const headingId = useId();
  const { anchor, className, ...target } = useFragmentTarget(categoryId(faq));
  return (
    <section
      {...target}
      className={classNames(styles.category, className)}
      aria-labelledby={headingId}
    >
      {anchor}
      <h2 id={headingId} className={styles.title}>
        {faq.title}
      </h2>
      {faq.items.map((item) => {
        const id = questionId(item);
        return <FaqQuestion key={id} id={id} {...item} open={id === open} onToggle={onToggle} />;
      })}
    </section>
  );
}
