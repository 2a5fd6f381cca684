import { claims } from '@meritum/shared/programme/claims';
import { site } from '@meritum/shared/programme/site';
import type { FaqCategory } from '../FaqCategory';

export const generalQuestions: FaqCategory = {
  category: 'general',
  title: 'General Information',
  items: [
    {
      question: `What is ${site.productName}?`,
      answer: `An annual awards programme that recognises individual excellence in technology, AI and data analytics. It was founded in ${claims.foundedIn}.
It is entirely merit-based: winners are chosen solely on independent judges' ratings.`,
    },
    {
      question: 'Is there an entry fee?',
      answer: 'No. There is no fee to nominate and no fee to become a judge.',
    },
    {
      question: 'Who can take part?',
      answer: `Anybody whose achievements meet the eligibility criteria. There are no geographical restrictions; nominees come from ${claims.countries} countries.`,
    },
    {
      question: 'How many nominees receive the top award?',
      answer: `Only ${claims.platinumShareInHero} have earned Platinum, the top award.`,
    },
    {
      question: 'When does the season take place?',
      answer: `Technology is open now. AI is completed for this season, and Data Analytics runs from November to January 2026.
The Timeline page lists the dates of the current award. Winners are announced ${claims.announcedAfter}.`,
    },
  ],
};
