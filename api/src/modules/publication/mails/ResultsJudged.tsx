import * as z from 'zod/mini';
import { defineMail } from '../../../module-kit/define-mail';
import type { Addressee } from '../../../module-kit/mail-request';
import { idPartOf } from '../../../platform/text';
import type { Contest } from '../../contests/result';
import { count, label, line } from '../../mail/fields';
import { Action } from '../../mail/parts/Action';
import { SmallText, Text } from '../../mail/parts/Text';

/** To a judge who rated in a contest; names no entry, because entries are confidential. */
export const judged = defineMail({
  name: 'results-judged',
  withLogHead: true,
  values: z.object({
    name: line,
    category: label,
    season: label,
    ratings: count,
    year: label,
  }),
  template: {
    subject: 'The results that you judged are published',
    summary: 'See the results to which your ratings contributed.',
    Body: ({ values: { category, season, ratings, year }, site }) => (
      <>
        <Text>
          The results of {category}, {season}, are published.{' '}
          {ratings === 1 ? 'One of your ratings is' : `${ratings} of your ratings are`} among those
          that decided them. Thank you for your time and care.
        </Text>
        <Action
          href={site.link(`/winners?${new URLSearchParams({ year, category })}`)}
          label="See the winners"
        />
        <SmallText>
          To see that your ratings count as you gave them, choose your receipts on the page that
          checks the results. Your certificate of service is in your judging record once you have
          nothing left to rate.
        </SmallText>
      </>
    ),
    sample: {
      name: 'Sample Judge',
      category: 'Technology',
      season: 'Season 2025',
      ratings: 22,
      year: '2025',
    },
  },
});

/** One mail for each judge of a contest, even if publishing is repeated. */
export const resultsJudged = ({ accountId, to, contest, season, ratings }: Judging) =>
  judged.toOwner(
    to,
    { category: contest.category, season, ratings, year: contest.season },
    { key: `${contest.season}:${idPartOf(contest.category)}:${accountId}` },
  );

interface Judging {
  accountId: string;
  to: Addressee;
  contest: Contest;
  season: string;
  ratings: number;
}
