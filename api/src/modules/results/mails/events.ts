import { type VoidReason, voidReasons } from '@meritum/shared/contracts/voids';
import type { Judge } from '../../judges/judge';
import { defineMail } from '../../mail/define-mail';
import { type Addressee, recipientOf } from '../../mail/request';
import { publishedValues, voidedValues } from './values';

const published = defineMail({
  name: 'results-published',
  values: publishedValues,
  template: async () => (await import('./ResultsPublished')).resultsPublished,
});

const voided = defineMail({
  name: 'rating-voided',
  values: voidedValues,
  template: async () => (await import('./RatingVoided')).ratingVoided,
});

export const resultMails = [published, voided];

interface Voiding {
  /** Of the void. */
  id: string;
  judge: Pick<Judge, 'email' | 'emailConfirmed' | 'fullName'>;
  why: VoidReason;
  category: string;
  season: string;
}

/** One mail for each void of a rating. */
export const ratingVoided = ({ id, judge, why, category, season }: Voiding) =>
  voided.request({
    key: `rating-voided:${id}`,
    to: { address: judge.email, name: judge.fullName, confirmed: judge.emailConfirmed },
    values: { name: judge.fullName, category, season, why: voidReasons[why] },
  });

interface Publication {
  nominationId: string;
  to: Addressee;
  category: string;
  season: string;
  tier: string | null;
}

/** One mail for each nomination, however often publishing is repeated. */
export const resultsPublished = ({ nominationId, to, tier, ...about }: Publication) =>
  published.request({
    key: `results-published:${nominationId}`,
    to: recipientOf(to),
    values: { name: to.displayName, ...about, tier: tier ?? '' },
  });
