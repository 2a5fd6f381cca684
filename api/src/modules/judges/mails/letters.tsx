import * as z from 'zod/mini';
import { defineMail, latestStateOf } from '../../../module-kit/define-mail';
import type { MailRequest } from '../../../module-kit/mail-request';
import type { Template } from '../../../module-kit/mail-template';
import { OneStepLeft } from '../../identity/ConfirmAddress';
import { type MailedConfirmation, mailedConfirmation } from '../../identity/mails/values';
import { line } from '../../mail/fields';
import { Action } from '../../mail/parts/Action';
import { Text } from '../../mail/parts/Text';
import { addresseeOf, type Judge, type MailedJudge } from '../judge';

interface Letter {
  paragraphs: readonly string[];
  /** Label of the link to the judge portal. */
  action?: string;
}

const values = z.object({
  name: line,
  confirmation: z.optional(mailedConfirmation),
});

type LetterTemplate = Template<z.output<typeof values>>;

const bodyOf =
  ({ paragraphs, action }: Letter): LetterTemplate['Body'] =>
  ({ values, site }) => (
    <>
      {paragraphs.map((text) => (
        <Text key={text}>{text}</Text>
      ))}
      {values.confirmation && (
        <OneStepLeft site={site} confirmation={values.confirmation}>
          nominations are assigned to you only once you confirm this address.
        </OneStepLeft>
      )}
      {action && <Action href={site.ownLink('/tech-judging')} label={action} />}
    </>
  );

/** A mail with the same text for every judge. */
const letter = (
  name: string,
  { subject, summary, ...said }: Letter & Pick<LetterTemplate, 'subject' | 'summary'>,
) =>
  defineMail({
    name,
    values,
    readable: true,
    template: { subject, summary, Body: bodyOf(said), sample: { name: 'Sample Judge' } },
  });

export const letters = {
  /** JUD-011: the application was received. */
  applicationReceived: letter('application-received', {
    subject: 'We have received your judge application',
    summary: 'You will be notified once a decision is made.',
    paragraphs: [
      'Your application to judge has been submitted and is being reviewed. You will be notified once a decision is made.',
    ],
    action: 'See your application',
  }),
  verificationPending: letter('verification-pending', {
    subject: 'Your judge application is being verified',
    summary: 'We review your LinkedIn profile and your three reasons.',
    paragraphs: [
      'Thank you for your application. It is now being verified: we review your LinkedIn profile and your three reasons for selection.',
      'You will be notified once a decision is made. There is nothing for you to do.',
    ],
    action: 'See your application',
  }),
  judgeVerified: letter('judge-verified', {
    subject: 'Your profile has been verified',
    summary: 'You are a judge. Your assignments follow.',
    paragraphs: [
      'Congratulations, your profile has been verified. Assignments that are aligned with your expertise appear in the judge portal.',
      'Please keep entries confidential and do not contact nominees. You judge anonymously.',
    ],
    action: 'Open the judge portal',
  }),
  judgeRejected: letter('judge-rejected', {
    subject: 'About your judge application',
    summary: 'A decision has been made.',
    paragraphs: [
      'We regret to inform you that your application did not meet our judge selection criteria at this time.',
      'Thank you for your interest in judging, and for the time that you gave to it.',
    ],
  }),
  /** Leaves out the reason, which is in the recipient's own data behind their sign-in. */
  judgeDeactivated: letter('judge-deactivated', {
    subject: 'You are no longer a judge',
    summary: 'An organiser has deactivated you as a judge. Your completed ratings stay.',
    paragraphs: [
      'An organiser has deactivated you as a judge. Nominations that you have not rated go to other judges. Your completed ratings stay as they are.',
      'The reason is in the copy of your data, which you can download on your account page. If you think that this is a mistake, write to us.',
    ],
  }),
  judgeReactivated: letter('judge-reactivated', {
    subject: 'You are a judge again',
    summary: 'An organiser has reactivated you as a judge.',
    paragraphs: [
      'An organiser has reactivated you as a judge. Your assignments are in the judge portal.',
    ],
    action: 'Open the judge portal',
  }),
};

/** One mail for each decision about a judge; `revision` is the judge's after it. */
export function judgeMail(
  about: keyof typeof letters,
  judge: MailedJudge & Pick<Judge, 'revision'>,
  confirmation: MailedConfirmation | null,
): MailRequest {
  const link = confirmation ? { confirmation } : {};
  return letters[about].toOwner(addresseeOf(judge), link, latestStateOf(judge));
}
