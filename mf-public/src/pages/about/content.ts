import { claims } from '@meritum/shared/programme/claims';
import { judgesPerNomination } from '@meritum/shared/programme/season';

/** The programme's values. */
export const values = [
  {
    title: 'Merit',
    text: "Independent judges' ratings are the only thing that decides an award.",
  },
  {
    title: 'Independence',
    text: 'Judges work anonymously, without contact with nominees and without knowing of each other.',
  },
  {
    title: 'Openness',
    text: `No fee and no geographical restrictions. Nominees come from ${claims.countries} countries.`,
  },
  {
    title: 'Evidence',
    text: 'What counts is impact that can be verified, within the last 24 months.',
  },
] as const;

/** What makes the programme different. */
export const differences = [
  {
    id: 'fee',
    term: 'No fee',
    text: 'It costs nothing to nominate and nothing to judge, so that neither side has anything to buy.',
  },
  {
    id: 'judges',
    term: 'Many judges',
    text: `At least ${judgesPerNomination} judges evaluate each submission. Over 350 judged in 2024.`,
  },
  {
    id: 'criteria',
    term: 'Published criteria',
    text: 'Criteria of equal weight and fixed bounds for each award level, known before anybody nominates.',
  },
  {
    id: 'individual',
    term: 'Individual achievement',
    text: 'The award goes to the person who made the primary contribution.',
  },
  {
    id: 'bar',
    term: 'A high bar',
    text: `Platinum went to ${claims.platinumShare} of 2024 winners. A score below 7.0 receives no award.`,
  },
] as const;
