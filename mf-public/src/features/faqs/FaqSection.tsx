import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { Icon } from '@meritum/shared/ui/Icon';
import { type ToggleEvent, useId } from 'react';
import { useFragmentTarget } from '../fragments/useFragmentTarget';
import { type FaqCategory, paragraphs, type Said } from './FaqCategory';
import styles from './FaqSection.module.css';
import { categoryId, questionId } from './useFaqView';

interface FaqSectionProps {
  faq: FaqCategory;
  open: string | undefined;
  season: Said | undefined;
}

type FaqQuestionProps = FaqCategory['items'][number] & Omit<FaqSectionProps, 'faq'>;

/** Needed in browsers without named details, which leave the others open (FAQ-007). */
function closeOthers({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
  if (!currentTarget.open) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>('details[name=faqs][open]'))
    other.open = other === currentTarget;
}

/** A native element, so that search engines and find-in-page read closed answers too. */
function FaqQuestion({ question, answer, open, season }: FaqQuestionProps) {
  const id = questionId({ question });
  const target = useFragmentTarget(id);
  return (
    <details
      id={target.id}
      className={classNames(styles.item, target.className)}
      name="faqs"
      open={id === open}
      onToggle={closeOthers}
    >
      <summary className={styles.question}>
        <h3>
          {target.anchor}
          {question}
        </h3>
        <Icon name="chevron-down" size={22} className={styles.chevron} />
      </summary>
      <div className={styles.answer}>
        {paragraphs(answer, season).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  );
}

/** The questions of a category, under its own address. */
export function FaqSection({ faq, ...shown }: FaqSectionProps) {
  const headingId = useId();
  const { anchor, className, ...target } = useFragmentTarget(categoryId(faq));
  return (
    <section
      {...target}
      className={classNames(design.spaceAbove5, className)}
      aria-labelledby={headingId}
    >
      {anchor}
      <h2 id={headingId} className={styles.title}>
        {faq.title}
      </h2>
      {faq.items.map((item) => (
        <FaqQuestion key={item.question} {...item} {...shown} />
      ))}
    </section>
  );
}
