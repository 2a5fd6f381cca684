import type { EntryReceiptsReply } from '@meritum/shared/contracts/log';
import { type VoidReason, voidReasons } from '@meritum/shared/contracts/voids';
import type { Judge } from '../../judges/judge';
import { defineMail } from '../../mail/define-mail';
import { type Addressee, recipientOf } from '../../mail/request';
import type { Contest } from '../result';
import { judgedValues, provedValues, publishedValues, voidedValues, waitingValues } from './values';

const published = defineMail({
  name: 'results-published',
  values: publishedValues,
  template: async () => (await import('./ResultsPublished')).resultsPublished,
});

const judged = defineMail({
  name: 'results-judged',
  values: judgedValues,
  template: async () => (await import('./ResultsJudged')).resultsJudged,
});

const waiting = defineMail({
  name: 'result-waiting',
  values: waitingValues,
  template: async () => (await import('./ResultWaiting')).resultWaitingTemplate,
});

const voided = defineMail({
  name: 'rating-voided',
  values: voidedValues,
  template: async () => (await import('./RatingVoided')).ratingVoided,
});

const proved = defineMail({
  name: 'entry-proof',
  values: provedValues,
  template: async () => (await import('./EntryProof')).entryProof,
});

export const resultMails = [judged, proved, published, voided, waiting];

interface Proving {
  nominationId: string;
  to: Addressee;
  receipt: EntryReceiptsReply['receipts'][number];
  seasonName: string;
}

/**
 * One mail for each entry, however often closing is continued. Throws for an entry that is not under
 * the root.
 */
export function entryProved({ nominationId, to, receipt, seasonName }: Proving) {
  const { at, proof, ...stated } = receipt;
  if (!proof) throw new Error(`The nomination ${nominationId} is not under the root`);
  return proved.request({
    key: `entry-proof:${nominationId}`,
    to: recipientOf(to),
    values: { name: to.displayName, seasonName, ...stated, at: new Date(at), ...proof },
  });
}

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
  outcome: 'decided' | 'too few' | 'voided';
}

/** One mail for each nomination, however often publishing is repeated. */
export const resultsPublished = ({ nominationId, to, tier, ...about }: Publication) =>
  published.request({
    key: `results-published:${nominationId}`,
    to: recipientOf(to),
    values: { name: to.displayName, ...about, tier: tier ?? '' },
  });

/** One reminder for each nomination. */
export const resultWaiting = ({
  nominationId,
  to,
  ...about
}: Pick<Publication, 'nominationId' | 'to' | 'category' | 'season'>) =>
  waiting.request({
    key: `result-waiting:${nominationId}`,
    to: recipientOf(to),
    values: { name: to.displayName, ...about },
  });

interface Judging {
  accountId: string;
  to: Addressee;
  contest: Contest;
  season: string;
  ratings: number;
}

/** One mail for each judge of a contest, however often publishing is repeated. */
export const resultsJudged = ({ accountId, to, contest, season, ratings }: Judging) =>
  judged.request({
    key: `results-judged:${contest.season}:${contest.category.replace(/\W+/g, '-')}:${accountId}`,
    to: recipientOf(to),
    values: { name: to.displayName, category: contest.category, season, ratings },
  });
