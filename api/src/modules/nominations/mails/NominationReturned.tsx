import type { AnyReturnReason } from '@meritum/shared/contracts/nominations';
import * as z from 'zod/mini';
import { defineMail, latestStateOf } from '../../../module-kit/define-mail';
import type { MailRequest } from '../../../module-kit/mail-request';
import { formatDeadline } from '../../../platform/text';
import { line, longText, moment } from '../../mail/fields';
import { Action } from '../../mail/parts/Action';
import { Quote, Text } from '../../mail/parts/Text';
import { type ConfirmedAddress, type MailedNomination, nominatorOf } from './nominator';

/** The nomination is 'saved but not submitted' again (OPEN-015, Terms). */
export const returned = defineMail({
  name: 'nomination-returned',
  readable: true,
  /** `canBeSubmitted`: nominations are open, until `closesAt` if set. */
  values: z.object({
    name: line,
    note: longText,
    canBeSubmitted: z.boolean(),
    closesAt: z.optional(moment),
  }),
  template: {
    subject: 'Your nomination was returned to you',
    summary: 'It is saved but not submitted.',
    Body: ({ values, site }) => (
      <>
        <Text>
          Your nomination was returned to you. It is saved but not submitted:{' '}
          {values.canBeSubmitted
            ? `you can edit it and submit it again${values.closesAt ? ` until ${formatDeadline(values.closesAt)}` : ''}. This is what we ask you to look at:`
            : 'it no longer takes part, and cannot be submitted again because nominations are closed. This is why:'}
        </Text>
        <Quote text={values.note} />
        <Action href={site.ownLink('/tech-nomination')} label="Open your nomination" />
      </>
    ),
    sample: {
      name: 'Sample Person',
      canBeSubmitted: true,
      closesAt: new Date('2025-11-12T23:59:00Z'),
      note: 'The essay describes the work of a whole team.\nPlease say what you yourself contributed.',
    },
  },
});

/** One mail for each return (OPEN-015). */
export function nominationReturned(
  nomination: MailedNomination,
  about: AnyReturnReason & { canBeSubmitted: boolean; closesAt?: Date | undefined },
  proof: ConfirmedAddress,
): MailRequest {
  return returned.toOwner(nominatorOf(nomination, proof), about, latestStateOf(nomination));
}
