import { minutesPerEntry } from '@meritum/shared/programme/load';
import * as z from 'zod/mini';
import { defineMail } from '../../../module-kit/define-mail';
import { after, days } from '../../../platform/clock';
import { formatDeadline } from '../../../platform/text';
import { waitingMail } from '../../identity/mails/DecisionsWaiting';
import { turnedDownMail } from '../../identity/mails/ProposalTurnedDown';
import { addresseeOf, type MailedJudge } from '../../judges/judge';
import { stopRemindersCall, stopRemindersLink } from '../../judges/links';
import { organisersMessage } from '../../judges/mails/OrganisersMessage';
import { count, identifier, line, moment, proofTexts } from '../../mail/fields';
import { Action } from '../../mail/parts/Action';
import { MailLink } from '../../mail/parts/MailLink';
import { SmallText, Text } from '../../mail/parts/Text';
import { linksReported } from '../../nominations/mails/LinksReported';
import { nominatorsMessage } from '../../nominations/mails/NominatorsMessage';
import { voided } from './RatingVoided';

type To<About> = About & { judge: MailedJudge };

/** The time of a mail. */
type Sent = { at: Date };

/** When the first of the waiting contests closes, if a time is set. */
const closesAt = z.optional(moment);
const effort = (of: { closesAt?: Date | undefined }) =>
  `Most take ${minutesPerEntry} minutes each.${of.closesAt ? ` Judging closes on ${formatDeadline(of.closesAt)}.` : ''}`;

const ready = defineMail({
  name: 'assignments-ready',
  readable: true,
  values: z.object({ name: line, count, closesAt }),
  template: {
    subject: 'Your judging assignments are ready',
    summary: 'Nominations are waiting for your evaluation.',
    Body: ({ values: { count, closesAt }, site }) => (
      <>
        <Text>
          {count === 1 ? 'One nomination is' : `${count} nominations are`} waiting for your
          evaluation. You score each on the criteria of the season, from 1 to 10.{' '}
          {effort({ closesAt })}
        </Text>
        <Action href={site.ownLink('/tech-judging')} label="Start evaluating" />
        <SmallText>
          Entries are confidential: do not copy them, do not contact nominees, and use no AI tools
          except for translation or grammar checks.
        </SmallText>
      </>
    ),
    sample: { name: 'Sample Judge', count: 12, closesAt: new Date('2025-12-01T00:00:00Z') },
  },
});

/** One mail a season. */
export const assignmentsReady = ({
  judge,
  season,
  ...about
}: To<{ season: string; count: number; closesAt?: Date | undefined }>) =>
  ready.toOwner(addresseeOf(judge), about, { key: `${judge._id}:${season}` });

const reminder = defineMail({
  name: 'evaluation-reminder',
  withLogHead: true,
  readable: true,
  /** `judge` is the judge whose reminders the link stops. */
  values: z.object({
    name: line,
    pending: count,
    assigned: count,
    judge: identifier,
    closesAt,
  }),
  template: {
    subject: 'Evaluations are still open',
    summary: 'Some of your assignments are waiting for your evaluation.',
    Body: ({ values: { pending, assigned, judge, closesAt }, site }) => (
      <>
        <Text>
          {pending} of your {assigned} assigned {assigned === 1 ? 'nomination' : 'nominations'}{' '}
          {pending === 1 ? 'is' : 'are'} still waiting for your evaluation. What you have submitted
          is saved. {effort({ closesAt })}
        </Text>
        <Action href={site.ownLink('/tech-judging')} label="Continue evaluating" />
        <SmallText>
          We remind you once a week at most.{' '}
          <MailLink href={stopRemindersLink(site, judge)}>Stop these reminders</MailLink>.
        </SmallText>
      </>
    ),
    unsubscribe: ({ judge }, site) => stopRemindersCall(site, judge),
    sample: { name: 'Sample Judge', pending: 5, assigned: 12, judge: 'sample-judge' },
  },
});

/** One mail for each reminder, keyed by its time; a day later its numbers may be wrong. */
export const evaluationReminder = ({
  judge,
  at,
  ...counts
}: To<Sent & { pending: number; assigned: number; closesAt?: Date | undefined }>) =>
  reminder.toOwner(
    addresseeOf(judge),
    { ...counts, judge: judge._id },
    { key: `${judge._id}:${at.getTime()}`, sendBefore: after(at, days(1)) },
  );

/** The acknowledgment after the last evaluation (JUD-007, OPEN-028, FAQ-013). */
const completed = defineMail({
  name: 'judging-completed',
  withLogHead: true,
  readable: true,
  values: z.object({ name: line, completed: count }),
  template: {
    subject: 'Thank you for judging',
    summary: 'All your evaluations are submitted.',
    Body: ({ values: { completed }, site }) => (
      <>
        <Text>
          {completed === 1
            ? 'Your evaluation is submitted.'
            : `All ${completed} of your evaluations are submitted.`}{' '}
          Winners are chosen solely on independent judges' ratings, and yours are part of them.
          Thank you.
        </Text>
        <Text>Your certificate of service and a reference letter are ready for you.</Text>
        <Action href={site.ownLink('/tech-judging/record')} label="See what you did" />
      </>
    ),
    sample: { name: 'Sample Judge', completed: 12 },
  },
});

/** One mail a season (JUD-007). */
export const judgingCompleted = ({
  judge,
  season,
  ...about
}: To<{ season: string; completed: number }>) =>
  completed.toOwner(addresseeOf(judge), about, { key: `${judge._id}:${season}` });

/** Without ratings and nominations: only the judge's own file says what they gave. */
const receipts = defineMail({
  name: 'rating-receipts',
  withLogHead: true,
  /** Receipts as `receiptLine` writes them; no ratings. */
  values: z.object({
    name: line,
    lines: proofTexts,
  }),
  template: {
    subject: 'Receipts of your ratings',
    summary: 'Proofs that you submitted your ratings, to keep.',
    Body: ({ values: { lines }, site }) => (
      <>
        <Text>
          These are the signed receipts of {lines.length === 1 ? 'your rating' : 'your ratings'}, as
          you asked for. They do not say how you rated. Once results are published, copy them into
          the page that checks results: it looks each one up in the ledger.
        </Text>
        {lines.map((line) => (
          <SmallText key={line}>{line}</SmallText>
        ))}
        <Action href={site.link('/check-the-results')} label="Check the results" />
        <SmallText>
          Keep this mail to yourself. Once the ledger is published, a receipt shows which rating in
          it is yours.
        </SmallText>
      </>
    ),
    sample: {
      name: 'Sample Judge',
      lines: [
        `${'0a'.repeat(32)}:${'1b'.repeat(16)}:${'2c'.repeat(32)}:sampleversion:samplekey:${'3d'.repeat(64)}`,
      ],
    },
  },
});

/** One mail for each request, keyed by its time. */
export const receiptsMailed = ({ judge, at, lines }: To<Sent & { lines: readonly string[] }>) =>
  receipts.toOwner(
    addresseeOf(judge),
    { lines: [...lines] },
    { key: `${judge._id}:${at.getTime()}` },
  );

const setAside = defineMail({
  name: 'rating-set-aside',
  withLogHead: true,
  readable: true,
  values: z.object({ name: line }),
  template: {
    subject: 'A nomination needs a new rating',
    summary: 'A nomination that you rated has been changed by its nominator.',
    Body: ({ site }) => (
      <>
        <Text>
          A nomination that you rated was returned to its nominator, who has changed it and sent it
          again. Your rating was of the former text and no longer counts. The nomination is among
          your assignments again: read it and rate it again.
        </Text>
        <Action href={site.ownLink('/tech-judging')} label="Open my assignments" />
        <SmallText>Your former rating is kept only in the copy of your data.</SmallText>
      </>
    ),
    sample: { name: 'Sample Judge' },
  },
});

/** One mail each time a rating is set aside. */
export const ratingSetAside = ({
  judge,
  assignmentId,
  turn,
}: To<{ assignmentId: string; turn: number }>) =>
  setAside.toOwner(addresseeOf(judge), {}, { key: `${assignmentId}:${turn}` });

/** Names no nomination: entries are confidential and shown in the portal only. */
const moved = defineMail({
  name: 'assignments-moved',
  readable: true,
  values: z.object({ name: line, count }),
  template: {
    subject: 'Your judging assignments have changed',
    summary: 'Another nomination needed you more.',
    Body: ({ values: { count }, site }) => (
      <>
        <Text>
          {count === 1
            ? 'One of your assignments has been exchanged for another nomination, which had'
            : `${count} of your assignments have been exchanged for other nominations, which had`}{' '}
          too few judges for a result. You had not opened {count === 1 ? 'it' : 'them'} yet. Nothing
          that you have opened or rated has changed, and you have as many assignments as before.
        </Text>
        <Action href={site.ownLink('/tech-judging')} label="Open my assignments" />
        <SmallText>A draw decides this, not a person.</SmallText>
      </>
    ),
    sample: { name: 'Sample Judge', count: 1 },
  },
});

/** One mail for each plan. */
export const assignmentsMoved = ({ judge, planId, count }: To<{ planId: string; count: number }>) =>
  moved.toOwner(addresseeOf(judge), { count }, { key: `${judge._id}:${planId}` });

export const assignmentMails = [ready, reminder, completed, setAside, moved, receipts, voided];

/**
 * Names of the mails whose numbers or recipients reveal judging; messages can address entries with
 * few ratings, and decisions of which one organiser is not told are about that organiser's entry.
 */
export const judgingMails = [
  ...assignmentMails,
  ...[organisersMessage, nominatorsMessage, linksReported, waitingMail, turnedDownMail],
].map(({ name }) => name);
