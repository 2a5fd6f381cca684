import type { SeasonDrawReply } from '@meritum/shared/contracts/season-rules';
import { checkAddress } from '@meritum/shared/programme/check-address';
import { formatCount, pluralize } from '@meritum/shared/programme/format-count';
import { formatDateTime, formatLongDay } from '@meritum/shared/programme/moments';
import type { PublishedResult, SeasonFacts } from '../../features/verification/requests';

export interface Contest extends Pick<SeasonFacts, 'rules' | 'head'> {
  category: string;
  /** Undefined until judging has ended. */
  result: PublishedResult | undefined;
}

interface Value {
  text: string;
  hash?: string;
}

interface Sentence {
  says: string;
  /** The text in a season whose draw uses a beacon. */
  saysByBeacon?: string;
  because: string;
  isHashed?: boolean;
  /** The address of the check; for a contest with results, the results. */
  leads?: string;
  valueIn(contest: Contest): Value;
}

type Published = NonNullable<PublishedResult['published']>;

/** For a sentence whose value exists only once results are published. */
const onPublication =
  (before: string, valueIn: (published: Published) => Value): Sentence['valueIn'] =>
  ({ result }) =>
    result?.published ? valueIn(result.published) : { text: before };

/** Whether the server's value alone decides the draw. */
export const isAlone = (draw: SeasonDrawReply | null): boolean =>
  draw !== null && (draw.beacon === null || draw.beacon.omittedAt !== null);

/** Whether a beacon takes part, so that nobody at all can choose the draw. */
export const isByBeacon = (draw: SeasonDrawReply | null | undefined): boolean =>
  Boolean(draw) && !isAlone(draw ?? null);

function drawn({ rules: { draw } }: Contest): Value {
  if (!draw) return { text: 'The first hash is published when the rules are frozen' };
  const { serverHash: hash, seed, beacon } = draw;
  if (isAlone(draw) && seed)
    return { text: 'No public beacon took part: our server’s value alone decided', hash };
  if (isAlone(draw))
    return { text: 'No public beacon takes part: our server’s value alone decides', hash };
  if (!beacon?.round) return { text: 'The beacon’s round is named when judging opens', hash };
  const { number, at } = beacon.round;
  return { text: `Round ${formatCount(number)} of the beacon, ${formatDateTime(at)}`, hash };
}

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

function entriesIn({ counts: { entries, voidedEntries, erasedEntries } }: Published): Value {
  const voided = sum(voidedEntries);
  const all = pluralize(entries + voided + erasedEntries, 'entry', 'entries');
  return { text: `${all}, ${voided || 'none'} voided, ${erasedEntries || 'none'} deleted` };
}

function actsIn({ counts, decision: { acts } }: Published): Value {
  const times = (kind: string) => acts.find((act) => act.kind === kind)?.times ?? 0;
  const voids = sum(counts.voidedRatings) + sum(counts.voidedEntries);
  return {
    text: `${pluralize(times('judges verified'), 'judge')} verified, ${formatCount(times('assignments replaced'))} replaced, ${pluralize(voids, 'void')}`,
  };
}

const awardsIn = ({ counts: { awards } }: Published): number =>
  awards.reduce((total, { count }) => total + count, 0);

/** The programme's promises, in chronological order. */
export const sentences: readonly Sentence[] = [
  {
    says: 'The rules are fixed before judging begins.',
    because: 'Their hash goes into a public log.',
    isHashed: true,
    leads: '#rules',
    valueIn: ({ rules, category }) => {
      const hash = rules.categories.find((one) => one.category === category)?.frozen?.hash;
      if (!hash || rules.frozenAt === null)
        return { text: 'A draft: frozen and shown here before judging opens' };
      return { text: `Frozen on ${formatLongDay(rules.frozenAt)}`, hash };
    },
  },
  {
    says: 'No organiser chooses who judges what.',
    saysByBeacon: 'Nobody chooses who judges what.',
    because:
      'The draw follows from a value that we commit to before and, where one takes part, a public beacon.',
    isHashed: true,
    leads: '#draw',
    valueIn: drawn,
  },
  {
    says: 'The ratings that count are those that judges gave.',
    because: 'Each judge has a signed receipt, which their own device compares.',
    valueIn: onPublication('Counted when results are published', ({ counts: { ratings } }) => ({
      text: `${pluralize(ratings, 'rating')}, each with a receipt`,
    })),
  },
  {
    says: 'No rating is left out or changed.',
    because: 'When judging ends, one hash seals all entries and ratings: the root.',
    isHashed: true,
    valueIn: ({ result }) =>
      result
        ? {
            text: `${formatCount(result.size)} entries and ratings sealed on ${formatLongDay(result.closedAt)}`,
            hash: result.root,
          }
        : { text: 'Published when judging ends' },
  },
  {
    says: 'Every entry that is received takes part.',
    because: 'Each nominator has a signed receipt, and is mailed the proof.',
    valueIn: onPublication('Counted when results are published', entriesIn),
  },
  {
    says: 'The result follows from the ratings.',
    because: 'Their average decides. All are published, without names.',
    isHashed: true,
    valueIn: onPublication('The ledger is published with the results', (published) => ({
      text: `${pluralize(published.counts.decided, 'result')} from ${pluralize(published.counts.ratings, 'rating')}`,
      hash: published.ledgerHash,
    })),
  },
  {
    says: 'What people decide on the way is published.',
    because: 'Voiding anything takes two organisers. Voids are published, acts counted.',
    valueIn: onPublication('The counts are published with the results', actsIn),
  },
  {
    says: 'What is published stays as it was.',
    because: 'A public log can only grow. Its signed heads are in our mails.',
    isHashed: true,
    leads: '/check-the-results#compare-heads',
    valueIn: ({ head }) =>
      head
        ? {
            text: `${pluralize(head.size, 'entry', 'entries')} on ${formatLongDay(head.at)}`,
            hash: head.root,
          }
        : { text: 'The first head is signed within a day' },
  },
  {
    says: 'The winner is the person who entered.',
    because: 'The name is sealed with the entry, and opened with the results.',
    valueIn: onPublication('Names are opened when results are published', (published) => ({
      text: `${pluralize(awardsIn(published), 'winner')}, each under the sealed name`,
    })),
  },
  {
    says: 'An award is genuine.',
    because: 'Its page says whether it counts, and its badge is signed.',
    leads: '/verify',
    valueIn: onPublication('Winners are given its page with the results', (published) => ({
      text: `${pluralize(awardsIn(published), 'award')}, each with a page once its winner opens it`,
    })),
  },
];

/** The page that checks a sentence: its own, or the check of the contest's published results. */
export const checkOf = ({ leads }: Sentence, contest: Contest | undefined): string => {
  if (leads) return leads;
  const { result } = contest ?? {};
  return result?.published ? checkAddress(result) : '/check-the-results';
};
