import { claims } from '@meritum/shared/programme/claims';
import { criteriaNames, judgesPerNomination } from '@meritum/shared/programme/season';
import type { FaqCategory } from '../FaqCategory';

const { field, evaluating } = claims.judgeExperience;

export const judgingQuestions: FaqCategory = {
  category: 'judging',
  title: 'Judging Process',
  items: [
    {
      question: 'How are nominations evaluated?',
      answer: `Judges score ${criteriaNames} from 1 to 10. All count the same, and at least ${judgesPerNomination} judges evaluate each submission.
Evaluation runs in five steps: initial eligibility screening, independent evaluation by multiple judges, score calibration and consensus building, final award determination from aggregated scores, and quality assurance and verification.`,
    },
    {
      question: 'What does the judging journey look like?',
      answer: `Selection: judges are provisionally selected from the Judging Interest Form.
Verification: the LinkedIn profile and the three reasons are reviewed.
Assignments: a verified judge receives assignments aligned with their expertise.
Completion: an acknowledgement email follows once the evaluations are submitted.
Certificate: a judge certificate or a reference letter is available on request, as an option.`,
    },
    {
      question: 'Who can become a judge?',
      answer: `Experts with ${field} of experience in technology, AI, data analytics or a related field and ${evaluating} of evaluating innovations, with verified credentials and a commitment to fair evaluation.`,
    },
    {
      question: 'What rules do judges follow?',
      answer:
        'They keep entries confidential, judge anonymously, have no contact with nominees, use no AI tools except for translation or grammar checks, and copy no entries. The Terms of Use hold the complete rules.',
    },
    {
      question: 'Do judges see who else evaluates a nomination?',
      answer:
        'No. Judges work independently and anonymously, and it is never published who rated which nomination.',
    },
  ],
};
