import type { FaqCategory } from './FaqCategory';
import { categoryQuestions, winnerQuestions } from './questions/awards';
import { generalQuestions } from './questions/general';
import { judgingQuestions } from './questions/judging';
import { nominationQuestions } from './questions/nomination';

/** All questions, in the order of the page (FAQ-002). */
export const faqs: readonly FaqCategory[] = [
  generalQuestions,
  nominationQuestions,
  judgingQuestions,
  categoryQuestions,
  winnerQuestions,
];
