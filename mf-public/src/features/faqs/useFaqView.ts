import { slug } from '@meritum/shared/programme/slug';
import { useLocation } from '@meritum/shared/router';
import { type RefObject, useRef, useSyncExternalStore } from 'react';
import { useAddressQuery } from '../hydration/useAddressQuery';
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

const never = () => () => {};

/** Whether a question was toggled before hydration, at an address that is still open. */
function useTouchedEarly(list: RefObject<HTMLElement | null>, visit: string): boolean {
  const touched = useRef<string>(undefined);
  const read = () => {
    const [first] = list.current?.getElementsByTagName('details') ?? [];
    // At most one question is open, at first the first one.
    touched.current ??= first && !first.open ? visit : '';
    return touched.current;
  };
  return useSyncExternalStore(never, read, () => '') === visit;
}

/** Opens the chosen category's first question (FAQ-005, FAQ-009), or the fragment's. */
export function useFaqView(list: RefObject<HTMLElement | null>) {
  const hydrated = useHydrated();
  const { hash, key } = useLocation();
  const chosen = useAddressQuery().get('category');
  const isTouched = useTouchedEarly(list, key);
  const named = hydrated && !isTouched ? hash.slice(1) : '';
  const shown = faqs.filter(({ category }) => category === chosen);
  const categories = shown.length > 0 ? shown : faqs;
  const ids = categories.flatMap(({ items }) => items.map(questionId));
  const [firstOfNamed] = categories.find((one) => categoryId(one) === named)?.items ?? [];
  const first = firstOfNamed ? questionId(firstOfNamed) : ids[0];
  return {
    categories,
    selected: shown[0]?.category,
    open: ids.includes(named) ? named : first,
    /** Changes with each choice of a category, so that its first question opens again. */
    visit: key,
  };
}
