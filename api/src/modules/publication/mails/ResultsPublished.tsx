import { resultAddress } from '@meritum/shared/programme/result-address';
import * as z from 'zod/mini';
import { defineMail } from '../../../module-kit/define-mail';
import type { Addressee } from '../../../module-kit/mail-request';
import { label, line } from '../../mail/fields';
import { Action } from '../../mail/parts/Action';
import { SmallText, Text } from '../../mail/parts/Text';

export interface Publication {
  nominationId: string;
  to: Addressee;
  category: string;
  season: string;
  tier: string | null;
  outcome: 'decided' | 'too few' | 'voided';
  /** With two decimals; empty without a result. */
  score: string;
  ratings: number;
}

/** `tier` is empty without an award. */
const publishedValues = z.object({
  name: line,
  category: label,
  season: label,
  tier: label,
  outcome: z.enum(['decided', 'too few', 'voided']),
  // Mails queued by an earlier version lack these values.
  score: z._default(label, ''),
  ratings: z._default(z.int(), 0),
});

type PublishedValues = z.output<typeof publishedValues>;

interface News {
  subject: string;
  sentences: readonly string[];
  action: string;
}

/** The first sentence: the result. */
function newsOf({ tier, outcome, category, season, score, ratings }: PublishedValues): News {
  const contest = `${category}, ${season}`;
  const action = 'See your result';
  if (outcome === 'voided')
    return {
      subject: `Your nomination in ${contest}, was taken out`,
      sentences: ['Two organisers took your nomination out of the season. The page says more.'],
      action,
    };
  if (outcome === 'too few')
    return {
      subject: `Your nomination in ${contest}, has no result`,
      sentences: [
        'It did not get enough ratings for a result, which says nothing about your work. That we did not find enough judges is our failing, and we are sorry.',
      ],
      action,
    };
  const rated = score
    ? `${ratings} independent judges rated your work, on average ${score}.`
    : 'Independent judges rated your work.';
  if (tier)
    return {
      subject: `You have won ${tier} in ${contest}`,
      sentences: [`Congratulations. ${rated} Nothing else decided.`],
      action: 'See your award',
    };
  return {
    subject: `How the judges rated your work in ${contest}`,
    sentences: [
      `${rated} This time it did not reach an award.`,
      'Your page shows how you did on each criterion, for your next step with it. Thank you for letting your work be judged on its merit.',
    ],
    action,
  };
}

export const published = defineMail({
  name: 'results-published',
  withLogHead: true,
  values: publishedValues,
  template: {
    subject: 'The results are published',
    subjectOf: (values) => newsOf(values).subject,
    summary: 'Your page shows what the results mean for your nomination.',
    Body({ values, site }) {
      const { sentences, action } = newsOf(values);
      return (
        <>
          {sentences.map((text) => (
            <Text key={text}>{text}</Text>
          ))}
          <Action href={site.ownLink(resultAddress(values))} label={action} />
          <SmallText>
            {values.tier &&
              'The page has your certificate, your letter, your seal and what you need to tell others. '}
            Every result is computed from the judges' ratings alone. The ratings are published
            without names, so that anyone can compute it again.
          </SmallText>
        </>
      );
    },
    sample: {
      name: 'Sample Person',
      category: 'Technology',
      season: 'Season 2025',
      tier: 'Gold',
      outcome: 'decided',
      score: '8.63',
      ratings: 22,
    },
  },
});

/** One mail for each nomination, even if publishing is repeated. */
export const resultsPublished = ({ nominationId, to, tier, ...about }: Publication) =>
  published.toOwner(to, { ...about, tier: tier ?? '' }, { key: nominationId });
