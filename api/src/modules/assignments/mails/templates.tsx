import type * as z from 'zod/mini';
import { stoppingReminders } from '../../judges/links';
import { Action } from '../../mail/parts/Action';
import { LogHead } from '../../mail/parts/LogHead';
import { MailLink } from '../../mail/parts/MailLink';
import { Greeting, SmallText, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type {
  completedValues,
  movedValues,
  readyValues,
  receiptsValues,
  reminderValues,
  setAsideValues,
} from './values';

export const assignmentsReady: Template<z.output<typeof readyValues>> = {
  subject: 'Your judging assignments are ready',
  summary: 'Nominations are waiting for your evaluation.',
  Body({ values, site }) {
    const { count } = values;
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          {count === 1 ? 'One nomination is' : `${count} nominations are`} waiting for your
          evaluation. You score each on the criteria of the season, from 1 to 10.
        </Text>
        <Action href={site.link('/tech-judging')} label="Start evaluating" />
        <SmallText>
          Entries are confidential: do not copy them, do not contact nominees, and use no AI tools
          except for translation or grammar checks.
        </SmallText>
      </>
    );
  },
  sample: { name: 'Sample Judge', count: 12 },
};

export const evaluationReminder: Template<z.output<typeof reminderValues>> = {
  subject: 'Evaluations are still open',
  summary: 'Some of your assignments are waiting for your evaluation.',
  Body({ values, site }) {
    const { pending, assigned, judge } = values;
    const stop = site.provingLink('/tech-judging/reminders', {
      purpose: stoppingReminders,
      id: judge,
    });
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          {pending} of your {assigned} assigned {assigned === 1 ? 'nomination' : 'nominations'}{' '}
          {pending === 1 ? 'is' : 'are'} still waiting for your evaluation. What you have submitted
          is saved.
        </Text>
        <Action href={site.link('/tech-judging')} label="Continue evaluating" />
        <SmallText>
          We remind you once a week at most. <MailLink href={stop}>Stop these reminders</MailLink>.
        </SmallText>
        <LogHead line={values.logHead} />
      </>
    );
  },
  unsubscribe: ({ judge: id }, site) =>
    site.provingCall('/api/judges/reminders/stop', { purpose: stoppingReminders, id }),
  sample: { name: 'Sample Judge', pending: 5, assigned: 12, judge: 'sample-judge' },
};

/** The acknowledgment after the last evaluation (JUD-007, OPEN-028, FAQ-013). */
export const judgingCompleted: Template<z.output<typeof completedValues>> = {
  subject: 'Thank you for judging',
  summary: 'All your evaluations are submitted.',
  Body({ values, site }) {
    const { completed } = values;
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          {completed === 1
            ? 'Your evaluation is submitted.'
            : `All ${completed} of your evaluations are submitted.`}{' '}
          Winners are chosen solely on independent judges' ratings, and yours are part of them.
          Thank you.
        </Text>
        <Text>Your certificate of service and a reference letter are ready for you.</Text>
        <Action href={site.link('/tech-judging/record')} label="See what you did" />
      </>
    );
  },
  sample: { name: 'Sample Judge', completed: 12 },
};

/** Without ratings and nominations: only the judge's own file says what they gave. */
export const ratingReceipts: Template<z.output<typeof receiptsValues>> = {
  subject: 'Receipts of your ratings',
  summary: 'Proofs that you submitted your ratings, to keep.',
  Body({ values, site }) {
    const { lines } = values;
    return (
      <>
        <Greeting name={values.name} />
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
        <LogHead line={values.logHead} />
      </>
    );
  },
  sample: {
    name: 'Sample Judge',
    lines: [
      `${'0a'.repeat(32)}:${'1b'.repeat(16)}:${'2c'.repeat(32)}:sampleversion:samplekey:${'3d'.repeat(64)}`,
    ],
  },
};

/** Names no nomination: entries are confidential and shown in the portal only. */
export const ratingSetAside: Template<z.output<typeof setAsideValues>> = {
  subject: 'A nomination needs a new rating',
  summary: 'A nomination that you rated has been changed by its nominator.',
  Body({ values, site }) {
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          A nomination that you rated was returned to its nominator, who has changed it and sent it
          again. Your rating was of the former text and no longer counts. The nomination is among
          your assignments again: read it and rate it again.
        </Text>
        <Action href={site.link('/tech-judging')} label="Open my assignments" />
        <SmallText>Your former rating is kept only in the copy of your data.</SmallText>
      </>
    );
  },
  sample: { name: 'Sample Judge' },
};

/** Names no nomination, as the mail about a rating set aside does not. */
export const assignmentsMoved: Template<z.output<typeof movedValues>> = {
  subject: 'Your judging assignments have changed',
  summary: 'Another nomination needed you more.',
  Body({ values, site }) {
    const { count } = values;
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          {count === 1
            ? 'One of your assignments has been exchanged for another nomination, which had'
            : `${count} of your assignments have been exchanged for other nominations, which had`}{' '}
          too few judges for a result. You had not opened {count === 1 ? 'it' : 'them'} yet. Nothing
          that you have opened or rated has changed, and you have as many assignments as before.
        </Text>
        <Action href={site.link('/tech-judging')} label="Open my assignments" />
        <SmallText>Who is asked is decided by chance, not by anybody.</SmallText>
      </>
    );
  },
  sample: { name: 'Sample Judge', count: 1 },
};
