import { limits } from '@meritum/shared/contracts/limits';
import { winnerBenefits } from '@meritum/shared/programme/benefits';
import { claims } from '@meritum/shared/programme/claims';
import {
  awardTiers,
  criteriaNames,
  judgesPerNomination,
  noAwardBelow,
} from '@meritum/shared/programme/season';
import { site } from '@meritum/shared/programme/site';
import { announcement } from '@meritum/shared/programme/timeline';
import type { FaqCategory } from './FaqCategory';

const { field, evaluating } = claims.judgeExperience;
const tiers = awardTiers.map(({ name, range }) => `${name}: a score of ${range}.`).join('\n');

const faqCategory = (
  category: string,
  title: string,
  answers: Readonly<Record<string, string>>,
): FaqCategory => ({
  category,
  title,
  items: Object.entries(answers).map(([question, answer]) => ({ question, answer })),
});

/** All questions with their answers, in the order of the page (FAQ-002). */
export const faqs: readonly FaqCategory[] = [
  faqCategory('general', 'General Information', {
    [`What is ${site.productName}?`]: `An annual awards programme that recognises individual excellence in technology, AI and data analytics. It was founded in ${claims.foundedIn}.
It is entirely merit-based: winners are chosen solely on independent judges' ratings.`,
    'Is there an entry fee?': 'No. There is no fee to nominate and no fee to become a judge.',
    'Who can take part?': `Anybody whose achievements meet the eligibility criteria. There are no geographical restrictions; nominees of 2024 came from ${claims.countries} countries.`,
    'How many nominees receive the top award?': `In 2024, only ${claims.platinumShareInHero} of nominees in Technology earned Platinum, the top award.`,
    'When does the season take place?': `{open}
{announced}
Each category has its own months, which the home page names. The Timeline page lists the dates of the current award.`,
  }),
  faqCategory('nomination', 'Nomination Process', {
    'How do I submit a nomination?': `Sign in or create an account at the Nomination Portal, complete the form, add your supporting material and submit.
The portal then shows the status of your nomination.`,
    'Who is eligible?': `The nominee is the individual who made the primary contribution. The achievements lie within the last ${claims.achievementMonths} months, their impact can be verified, and the nominee has a LinkedIn profile.`,
    'How long may the essay be?': `At most ${limits.essayWords} words, on your achievements within the last ${claims.achievementMonths} months. A counter below the field shows how many you have used.`,
    'What supporting material can I add?':
      'One document of at most 10 MB and up to five web links. Choose evidence that shows your own contribution and its measurable results.',
    'Can I submit more than one nomination?': 'One nomination per category per participant.',
    'Can I change a nomination after submitting it?': `A submitted nomination goes to review as it is. Until it is assigned to judges you can return it to edit in the Nomination Portal, and until the first judge has rated it you can withdraw it.
A nomination that is judged unsuitable, incomplete or frivolous may be returned as 'saved but not submitted'. It can then be edited and resubmitted.`,
  }),
  faqCategory('judging', 'Judging Process', {
    'How are nominations evaluated?': `Judges score ${criteriaNames} from 1 to 10. All count the same, and at least ${judgesPerNomination} judges evaluate each submission.
Each judge rates alone, and the average of all ratings decides. The page How We Judge says it in ten sentences that you can check.`,
    'What does the judging journey look like?': `Selection: judges are provisionally selected from the Judging Interest Form.
Verification: the LinkedIn profile and the three reasons are reviewed.
Assignments: a verified judge receives assignments aligned with their expertise.
Completion: an acknowledgement email follows once the evaluations are submitted.
Certificate: a judge certificate or a reference letter is available on request, as an option.`,
    'Who can become a judge?': `Experts with ${field} of experience in technology, AI, data analytics or a related field and ${evaluating} of evaluating innovations, with verified credentials and a commitment to fair evaluation.`,
    'What rules do judges follow?':
      'They keep entries confidential, judge anonymously, have no contact with nominees, use no AI tools except for translation or grammar checks, and copy no entries. The Terms of Use hold the complete rules.',
    'Do judges see who else evaluates a nomination?':
      'No. Judges work independently and anonymously, and it is never published who rated which nomination.',
  }),
  faqCategory('award-categories', 'Award Categories', {
    'Which categories are there?': 'Three: Artificial Intelligence, Technology and Data Analytics.',
    'Which category is open now?':
      '{open}\nThe home page says of each category whether it is open, and the Nomination Portal until when.',
    'Which category does my work belong to?': `Choose the one in which your own contribution lies. A new model or a new use of one belongs to Artificial Intelligence, software and engineering to Technology, and the use of data for decisions to Data Analytics.
If you are unsure, write to us before you submit.`,
  }),
  faqCategory('winners', 'Winners & Recognition', {
    'How are the award levels decided?': `By the average score of the judges out of 10:
${tiers}
${noAwardBelow}`,
    'How are the awards distributed?': `Platinum is the rarest: ${claims.platinumShare} of 2024 winners received it. Gold is more frequent, and most winners receive Silver. These are past results, not quotas.`,
    'What do winners receive?': winnerBenefits.join('\n'),
    'When and where are results announced?': `{announced}
${announcement} The Timeline page gives the date.`,
    'Where can I see past winners?':
      "The Winners page lists them by year and category, sorted by judges' scores. The Featured Winners page presents some of them in detail.",
  }),
];
