import { classNames } from '@meritum/shared/ui/classNames';
import { Icon } from '@meritum/shared/ui/Icon';
import { useFragmentTarget } from '../fragments/useFragmentTarget';
import { paragraphs } from './FaqCategory';
import styles from './FaqQuestion.module.css';

interface FaqQuestionProps {
  id: string;
  question: string;
  answer: string;
  open: boolean;
  /** Called when the reader or find-in-page opened or closed it. */
  onToggle: (id: string, open: boolean) => void;
}

/**
 * An expandable question. It is a native element, so that closed answers are still in the page for
 * search engines, find-in-page and readers without scripts.
 */
export function FaqQuestion({ id, question, answer, open, onToggle }: FaqQuestionProps) {
  const target = useFragmentTarget(id);
  return (
    <details
      id={target.id}
      className={classNames(styles.root, target.className)}
      name="faqs"
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== open) onToggle(id, currentTarget.open);
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
