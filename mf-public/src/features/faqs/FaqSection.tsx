import { classNames } from '@meritum/shared/ui/classNames';
import { Icon } from '@meritum/shared/ui/Icon';
import { useId } from 'react';
import { useFragmentTarget } from '../fragments/useFragmentTarget';
import { type FaqCategory, paragraphs } from './FaqCategory';
import styles from './FaqSection.module.css';
import { categoryId, questionId } from './useFaqView';

interface FaqSectionProps {
  faq: FaqCategory;
  /** The id of the open question. */
  open: string;
  /** Called when the reader or find-in-page opened or closed one. */
  onToggle: (id: string, open: boolean) => void;
}

type FaqQuestionProps = FaqCategory['items'][number] & Omit<FaqSectionProps, 'faq'>;

/**
 * An expandable question. It is a native element, so that closed answers are still in the page for
 * search engines, find-in-page and readers without scripts.
 */
function FaqQuestion({ question, answer, open, onToggle }: FaqQuestionProps) {
  const id = questionId({ question });
  const isOpen = id === open;
  const target = useFragmentTarget(id);
  return (
    <details
      id={target.id}
      className={classNames(styles.item, target.className)}
      name="faqs"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) onToggle(id, currentTarget.open);
      }}
    >
      <summary className={styles.question}>
        <h3>
          {target.anchor}
          {question}
        </h3>
        <Icon name="chevron-down" size={22} className={styles.chevron} />
      </summary>
      <div className={styles.answer}>
        {paragraphs(answer).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  );
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
      {faq.items.map((item) => (
        <FaqQuestion key={item.question} {...item} open={open} onToggle={onToggle} />
      ))}
    </section>
  );
}
