import { claims, specifiedCountries } from '@meritum/shared/programme/claims';
import { awardNames, criteriaNames, judgesPerNomination } from '@meritum/shared/programme/season';
import { site } from '@meritum/shared/programme/site';
import type { IconName } from '@meritum/shared/ui/Icon';

/** The text is about AI although the hero is about Tech (D14). */
export const homeTitle = 'Awards Programme for Internationally Recognised Excellence in AI';

/** The texts of the three medal cards beside the score ranges (HOME-008). */
export const medalTexts = {
  Platinum: 'The top award, for work that judges place among the very best.',
  Gold: 'For outstanding work, close to the very best.',
  Silver: 'For excellent work with results that can be verified.',
} as const;

/** The work for which the winner in the hero is honoured, from their profile. */
export const heroSentence =
  'Rebuilt a payments ledger so that it can be changed on a working day without anybody noticing.';

/** The claims at the bottom of the hero (HOME-011 to HOME-013). */
export const homeFigures = ({ year, count } = specifiedCountries) => [
  { figure: 'Hundreds', text: 'of expert judges' },
  { figure: `${count} countries`, text: `that nominees of ${year} came from` },
  { figure: `${claims.foundedIn}`, text: 'Founded as an annual programme' },
  { figure: 'Every score', text: 'given here since 2025 can be recomputed by anyone' },
];

interface Reason {
  icon: IconName;
  title: string;
  text: string;
}

/** The six feature cards of 'Why the awards' (HOME-020). */
export const reasons: readonly Reason[] = [
  {
    icon: 'scales',
    title: 'Decided on merit',
    text: "Winners are chosen solely on independent judges' ratings. Nothing else enters the score.",
  },
  {
    icon: 'coin',
    title: 'No fee at any point',
    text: 'It costs nothing to nominate and nothing to become a judge.',
  },
  {
    icon: 'people',
    title: 'Judged by peers',
    text: `${claims.judgesOnHome} give their time. Each one is verified before being confirmed.`,
  },
  {
    icon: 'shield',
    title: 'Many independent views',
    text: `At least ${judgesPerNomination} judges evaluate each submission, so that no single opinion decides.`,
  },
  {
    icon: 'globe',
    title: 'Open internationally',
    text: `Nominees of 2024 came from ${claims.countries} countries, and there are no geographical restrictions.`,
  },
  {
    icon: 'medal',
    title: 'Recognition you can show',
    text: 'Winners receive a certificate, a badge, a reference letter and a profile here.',
  },
];

/** The four steps of 'How It Works' (HOME-021). */
export const homeSteps = {
  'Nominate yourself': `Describe what you achieved in the last ${claims.achievementMonths} months, and add links or a document as evidence.`,
  'Complete it if asked':
    'An organiser may return a nomination that lacks something, for you to complete.',
  'Be evaluated': `Independent judges rate the work from 1 to 10 on ${criteriaNames}.`,
  'See the result': `The scores decide between ${awardNames()}. ${site.productName} announces the winners on this website and by email.`,
};
