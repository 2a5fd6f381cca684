import { claims } from '@meritum/shared/programme/claims';
import {
  criteriaWeights,
  judgesPerNomination,
  noAwardBelow,
} from '@meritum/shared/programme/season';

/** The programme's values. */
export const values = {
  Merit: "Independent judges' ratings are the only thing that decides an award.",
  Independence:
    'Judges work anonymously, without contact with nominees and without knowing of each other.',
  Openness: `No fee and no geographical restrictions. Nominees come from ${claims.countries} countries.`,
  Evidence: 'What counts is impact that can be verified, within the last 24 months.',
};

/** What makes the programme different. */
export const differences = {
  'No fee':
    'It costs nothing to nominate and nothing to judge, so that neither side has anything to buy.',
  'Many judges': `At least ${judgesPerNomination} judges evaluate each submission. Over 350 judged in 2024.`,
  'Published criteria': `${criteriaWeights} and fixed bounds for each award level, known before anybody nominates.`,
  'Individual achievement': 'The award goes to the person who made the primary contribution.',
  'A high bar': `Platinum went to ${claims.platinumShare} of 2024 winners. ${noAwardBelow}`,
};
