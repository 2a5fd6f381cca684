import { type FaqCategory, paragraphs } from '../../features/faqs/FaqCategory';
import { thing } from './thing';

/** Every question with its answer, paragraph by paragraph. */
export function faqPage(faqs: readonly FaqCategory[]) {
  const items = faqs.flatMap((category) => category.items);
  return thing('FAQPage', {
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: paragraphs(answer).join('\n') },
    })),
  });
}
