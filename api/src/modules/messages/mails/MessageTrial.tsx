import * as z from 'zod/mini';
import { defineMail } from '../../../module-kit/define-mail';
import { oneLine } from '../../../platform/text';
import { line, longText } from '../../mail/fields';
import { Quote, SmallText } from '../../mail/parts/Text';

/** To the writer of a message: the message as its first recipient would read it. */
export const messageTrial = defineMail({
  name: 'message-trial',
  values: z.object({ name: line, title: longText, text: longText }),
  maxADay: 30,
  template: {
    subject: 'A test of your message',
    summary: 'Nobody else got it.',
    subjectOf: ({ title }) => oneLine(`Trial: ${title}`),
    Body: ({ values }) => (
      <>
        <Quote text={values.text} />
        <SmallText>
          You alone got this test. The values are those of the first person on the list.
        </SmallText>
      </>
    ),
    sample: {
      name: 'Sample Organiser',
      title: '3 ratings to go',
      text: 'Judging closes on Wednesday 12 November 2025, 22:00 UTC.',
    },
  },
});
