import type { SeasonNow } from '../season/words';

/** A group of questions (ENT-016). */
export interface FaqCategory {
  /** Its value in the address: `/faqs?category=judging`. */
  category: string;
  title: string;
  items: readonly { question: string; answer: string }[];
}

/** The label of a category's pill: ' Information' and ' Process' are omitted (FAQ-003). */
export function pillLabel({ title }: Pick<FaqCategory, 'title'>): string {
  return title.replace(' Information', '').replace(' Process', '');
}

/** The parts of answers about the season, once known: `{open}` and `{announced}` in their texts. */
export type Said = Pick<SeasonNow, 'open' | 'announced'>;

/** The paragraphs of an answer, split at its line breaks (FAQ-010). */
export function paragraphs(answer: string, season?: Said): string[] {
  return answer
    .replace(/\{(open|announced)\}/g, (_, what: keyof Said) => season?.[what] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
