import { slug } from '@meritum/shared/programme/slug';
import { useLocation, useSearchParams } from '@meritum/shared/router';
import { useState } from 'react';
import { useHydrated } from '../hydration/useHydrated';
import type { FaqCategory } from './FaqCategory';
import { faqs } from './faqs';

/** The id of a question, which is also its fragment: `/faqs#is-there-an-entry-fee`. */
export function questionId({ question }: { question: string }): string {
  return slug(question);
}

/** The id of a category, which is also its fragment: `/faqs#faq-judging`. */
export const categoryId = ({ category }: Pick<FaqCategory, 'category'>): string =>
  `faq-${category}`;

/**
 * The shown categories and the open question. The category is in the address; the first question
 * opens at first and after each choice (FAQ-005, FAQ-009), unless the address names another or its
 * category.
 */
export function useFaqView() {
  const hydrated = useHydrated();
  const { hash } = useLocation();
  const [search] = useSearchParams();
  const named = hydrated ? hash.slice(1) : '';
  const chosen = hydrated ? search.get('category') : null;
  const shown = faqs.filter(({ category }) => category === chosen);
  const categories = shown.length > 0 ? shown : faqs;
  const ids = categories.flatMap(({ items }) => items.map(questionId));
  const [firstOfNamed] = categories.find((one) => categoryId(one) === named)?.items ?? [];
  const first = ids.includes(named)
    ? named
    : ((firstOfNamed ? questionId(firstOfNamed) : ids[0]) ?? '');

  // An opened question counts only in the view in which it was opened.
  const view = `${shown[0]?.category ?? ''}#${named}`;
  const [opened, setOpened] = useState({ view, id: first });
  const open = opened.view === view ? opened.id : first;

  return {
    categories,
    selected: shown[0]?.category,
    open,
    /** At most one is open: opening one closes the other, closing leaves none (FAQ-007, FAQ-008). */
    toggle: (id: string, isOpen: boolean) =>
      setOpened((current) => {
        const before = current.view === view ? current.id : first;
        if (isOpen) return { view, id };
        return { view, id: before === id ? '' : before };
      }),
    /** Called when a category's link is followed: its first question opens, also on a repeat. */
    choose: (category: string | undefined) => {
      const next = faqs.find((one) => one.category === category) ?? faqs[0];
      const firstOfNext = next?.items[0];
      setOpened({ view: `${category ?? ''}#`, id: firstOfNext ? questionId(firstOfNext) : '' });
    },
  };
}
