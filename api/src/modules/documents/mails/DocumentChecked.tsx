import * as z from 'zod/mini';
import { defineMail, type MailValues } from '../../../module-kit/define-mail';
import type { Addressee } from '../../../module-kit/mail-request';
import { label, line } from '../../mail/fields';
import { Action } from '../../mail/parts/Action';
import { Text } from '../../mail/parts/Text';

const texts = {
  infected:
    'Scanners can be wrong, so an organiser will look at it. Until then judges do not get it.',
  suspected:
    'This is only a guess: files that are packed in many layers often cause it. Judges get the document once an organiser has looked at it.',
  released: 'An organiser has looked at it and found it harmless. Judges get it.',
  withheld:
    'An organiser has looked at it. Judges do not get it, and rate your nomination without it.',
};

const values = z.object({
  name: line,
  finding: label,
  outcome: z.enum(['infected', 'suspected', 'released', 'withheld']),
});

/** To the nominator who submitted a document in which the virus scan has found something. */
export const checkedMail = defineMail({
  name: 'document-checked',
  values,
  template: {
    subject: 'About the document of your nomination',
    summary: 'The virus scan found something in it.',
    Body: ({ values: { finding, outcome }, site }) => (
      <>
        <Text>The virus scan found this in the document of your nomination: {finding}.</Text>
        <Text>{texts[outcome]}</Text>
        {outcome !== 'released' && (
          <Text>
            As long as you can reopen your nomination, you can choose another document. Printing the
            document to PDF and choosing that often helps.
          </Text>
        )}
        <Action href={site.ownLink('/tech-nomination')} label="Go to your nomination" />
      </>
    ),
    sample: {
      name: 'Sample Person',
      finding: 'Heuristics.Limits.Exceeded.MaxFiles',
      outcome: 'suspected',
    },
  },
});

/** @param event what the mail is about: the scan of a document, or an organiser's decision */
export const documentChecked = (
  to: Addressee,
  about: MailValues<z.infer<typeof values>>,
  event: string,
) => checkedMail.toOwner(to, about, { key: event });
