import type { PreviewEntry, PreviewReply, ResultCheck } from '@meritum/shared/contracts/results';
import { formatCount, pluralize } from '@meritum/shared/programme/format-count';
import { MailTime } from '../mails/MailTime';

const entriesOf = (count: number) => pluralize(count, 'nomination');

const countOf = ({ checks }: PreviewReply, wanted: ResultCheck['name']): number =>
  checks.find(({ name }) => name === wanted)?.count ?? 0;

const ratingsIn = (entries: readonly PreviewEntry[]): string =>
  pluralize(
    entries.reduce((total, one) => total + one.ratings, 0),
    'rating',
  );

/** Nominators who are notified by email: those with an account. */
export const nominatorsMailed = ({ entries }: PreviewReply): number =>
  entries.filter(({ isErased }) => !isErased).length;

const mailsFor = (preview: PreviewReply): string =>
  pluralize(nominatorsMailed(preview), 'nominator');

/** Such as `1 Platinum, 3 Gold, 0 Silver`. */
const byTier = ({ bands }: PreviewReply, entries: readonly PreviewEntry[]): string =>
  bands.cuts
    .map(({ tier }) => `${formatCount(entries.filter((one) => one.tier === tier).length)} ${tier}`)
    .join(', ');

const isUndecided = ({ score, isVoided }: PreviewEntry) => score === null && !isVoided;

/** Entries without an award, in words; empty kinds are left out. */
const withoutAward = (entries: readonly PreviewEntry[]): string[] => {
  const below = entries.filter(({ score, tier }) => score !== null && tier === null).length;
  const tooFew = entries.filter(isUndecided).length;
  const voided = entries.filter(({ isVoided }) => isVoided).length;
  return [
    ...(below > 0 ? [`${entriesOf(below)} without an award`] : []),
    ...(tooFew > 0 ? [`${entriesOf(tooFew)} without a result, for too few ratings`] : []),
    ...(voided > 0 ? [`${entriesOf(voided)} voided`] : []),
  ];
};

/** The act also affects hidden entries, which are in no figure. */
const notCounted = ({ hidden }: PreviewReply): string[] =>
  hidden > 0 ? [`${entriesOf(hidden)} hidden from you, which are not in these figures`] : [];

/** Nominations that would get no result if judging ended, by name for each reason. */
export function withoutResult({ entries, leftOut = [], minimumRatings }: PreviewReply) {
  const because = (wanted: string) => leftOut.filter(({ why }) => why === wanted);
  const few = entries.filter(({ ratings, isVoided }) => !isVoided && ratings < minimumRatings);
  const reasons = [
    { reason: `with fewer than ${pluralize(minimumRatings, 'rating')}`, those: few },
    { reason: 'with an unconfirmed address', those: because('unconfirmed') },
    { reason: 'returned and not sent again', those: because('returned') },
    { reason: 'being changed by their nominators', those: because('reopened') },
  ];
  return reasons.flatMap(({ reason, those }) =>
    those.length === 0
      ? []
      : [{ what: `${entriesOf(those.length)} ${reason}`, names: those.map((one) => one.fullName) }],
  );
}

/** Nominators who are mailed that their nominations take no part. */
const leftOutMailed = ({ leftOut = [] }: PreviewReply): string[] =>
  leftOut.length > 0
    ? [
        `${pluralize(leftOut.length, 'nominator')} will get an email that their nomination did not take part`,
      ]
    : [];

export const closingFigures = (preview: PreviewReply): string[] => [
  `${entriesOf(preview.entries.length)}, ${ratingsIn(preview.entries)}`,
  `${pluralize(countOf(preview, 'no pending assignments'), 'assignment')} that can no longer be rated`,
  `${mailsFor(preview)} will get an email with the proof of their nomination`,
  ...leftOutMailed(preview),
  ...notCounted(preview),
];

/** Borderline entries for which more judges can be asked. */
export const unaskedEntries = ({ entries }: PreviewReply): PreviewEntry[] =>
  entries.filter(({ isBorderline, extraJudgesAsked }) => isBorderline && !extraJudgesAsked);

export const extraJudgesFigures = (preview: PreviewReply): string[] => {
  const { length } = unaskedEntries(preview);
  const each = preview.extraJudges ?? 0;
  return [
    `${pluralize(length, 'nomination gets', 'nominations get')} ${pluralize(each, 'more judge')} each`,
    `Up to ${pluralize(length * each, 'new assignment')}, as far as judges are available`,
    ...notCounted(preview),
  ];
};

export const outcomeFigures = (preview: PreviewReply): string[] => [
  `${entriesOf(preview.entries.length)}, ${ratingsIn(preview.entries)}`,
  `Awards: ${byTier(preview, preview.entries)}`,
  ...withoutAward(preview.entries),
  ...notCounted(preview),
];

export function publishingFigures(preview: PreviewReply): string[] {
  const { entries } = preview;
  const kept = entries.filter(({ isErased }) => !isErased);
  const winners = kept.filter(({ tier }) => tier !== null);
  const inLedger = kept.filter(({ isVoided }) => !isVoided);
  return [
    `${pluralize(winners.length, 'winner appears', 'winners appear')} in the public list: ${byTier(preview, winners)}`,
    `${ratingsIn(inLedger)} of ${entriesOf(inLedger.length)} become public, without the names of judges and of nominees without an award`,
    ...withoutAward(entries),
    `${mailsFor(preview)} will get their result by email`,
    ...notCounted(preview),
  ];
}

interface Props {
  figures: readonly string[];
  /** Number of people who get a mail. */
  mails?: number;
}

/** Figures before an irreversible act. */
export function Figures({ figures, mails = 0 }: Props) {
  return (
    <>
      <ul>
        {figures.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <MailTime count={mails} />
    </>
  );
}
