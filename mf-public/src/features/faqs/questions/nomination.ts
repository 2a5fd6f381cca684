import { limits } from '@meritum/shared/contracts/limits';
import { claims } from '@meritum/shared/programme/claims';
import type { FaqCategory } from '../FaqCategory';

export const nominationQuestions: FaqCategory = {
  category: 'nomination',
  title: 'Nomination Process',
  items: [
    {
      question: 'How do I submit a nomination?',
      answer: `Sign in or create an account at the Nomination Portal, complete the form, add your supporting material and submit.
The portal then shows the status of your nomination.`,
    },
    {
      question: 'Who is eligible?',
      answer: `The nominee is the individual who made the primary contribution. The achievements lie within the last ${claims.achievementMonths} months, their impact can be verified, and the nominee has a LinkedIn profile.`,
    },
    {
      question: 'How long may the essay be?',
      answer: `At most ${limits.essayWords} words, on your achievements within the last ${claims.achievementMonths} months. A counter below the field shows how many you have used.`,
    },
    {
      question: 'What supporting material can I add?',
      answer:
        'One document of at most 10 MB and up to five web links. Choose evidence that shows your own contribution and its measurable results.',
    },
    {
      question: 'Can I submit more than one nomination?',
      answer: 'One nomination per category per participant.',
    },
    {
      question: 'Can I change a nomination after submitting it?',
      answer: `A submitted nomination goes to review as it is.
A nomination that is judged unsuitable, incomplete or frivolous may be returned as 'saved but not submitted'. It can then be edited and resubmitted.`,
    },
  ],
};
