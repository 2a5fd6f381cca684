import { winnerBenefits } from '@meritum/shared/programme/benefits';
import { claims } from '@meritum/shared/programme/claims';
import { awardTiers } from '@meritum/shared/programme/season';
import type { FaqCategory } from '../FaqCategory';

const tiers = awardTiers.map(({ name, range }) => `${name}: a score of ${range}.`).join('\n');

export const categoryQuestions: FaqCategory = {
  category: 'award-categories',
  title: 'Award Categories',
  items: [
    {
      question: 'Which categories are there?',
      answer: 'Three: Artificial Intelligence, Technology and Data Analytics.',
    },
    {
      question: 'Which category is open now?',
      answer:
        'Technology, which runs from August to October. AI is completed for this season. Data Analytics runs from November to January 2026.',
    },
    {
      question: 'Which category does my work belong to?',
      answer: `Choose the one in which your own contribution lies. A new model or a new use of one belongs to Artificial Intelligence, software and engineering to Technology, and the use of data for decisions to Data Analytics.
If you are unsure, write to us before you submit.`,
    },
  ],
};

export const winnerQuestions: FaqCategory = {
  category: 'winners',
  title: 'Winners & Recognition',
  items: [
    {
      question: 'How are the award levels decided?',
      answer: `By the average score of the judges out of 10:
${tiers}
A score below 7.0 receives no award.`,
    },
    {
      question: 'How are the awards distributed?',
      answer: `Platinum is the rarest: ${claims.platinumShare} of 2024 winners received it. Gold is more frequent, and most winners receive Silver. These are past results, not quotas.`,
    },
    {
      question: 'What do winners receive?',
      answer: winnerBenefits.join('\n'),
    },
    {
      question: 'When and where are results announced?',
      answer:
        'Winners and finalists are announced on our website and via email. The Timeline page gives the date.',
    },
    {
      question: 'Where can I see past winners?',
      answer:
        "The Winners page lists them by year and category, sorted by judges' scores. The Featured Winners page presents some of them in detail.",
    },
  ],
};
