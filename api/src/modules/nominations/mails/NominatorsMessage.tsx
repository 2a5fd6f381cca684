import * as z from 'zod/mini';
import { defineMail } from '../../../module-kit/define-mail';
import { greetedName, oneLine } from '../../../platform/text';
import { label, line, longText } from '../../mail/fields';
import { Action } from '../../mail/parts/Action';
import { Quote, SmallText } from '../../mail/parts/Text';
import { fillPlaceholders } from '../../messages/placeholders';

export const placeholders = ['name', 'category', 'deadline'] as const;

/** Placeholder values for one nominator; `deadline` may be empty. */
export const replacedFor = (nominator: {
  name: string;
  category: string;
  deadline: string;
}): Record<(typeof placeholders)[number], string> => ({
  name: greetedName(nominator.name) ?? 'nominator',
  category: nominator.category,
  deadline: nominator.deadline,
});

/** An organiser's text, marked as such, so that it does not look like a mail of the site. */
export const nominatorsMessage = defineMail({
  name: 'organisers-message-to-nominators',
  readable: true,
  /** The text for several nominators, and this nominator's placeholder values. */
  values: z.object({
    name: line,
    subject: longText,
    text: longText,
    category: label,
    deadline: label,
  }),
  template: {
    subject: 'A message from the organisers',
    summary: 'The organisers have written to you about your nomination.',
    subjectOf: (values) => oneLine(fillPlaceholders(values.subject, replacedFor(values))),
    Body: ({ values, site }) => (
      <>
        <Quote text={fillPlaceholders(values.text, replacedFor(values))} />
        <Action href={site.ownLink('/tech-nomination')} label="Open your nomination" />
        <SmallText>Sent to you as a nominator by an organiser. We keep a record of who.</SmallText>
      </>
    ),
    sample: {
      name: 'Sample Person',
      subject: 'A document for your nomination',
      text: 'Your nomination in {category} has no document yet.\nYou can add one until {deadline}.',
      category: 'Technology',
      deadline: 'Wednesday 12 November 2025, 22:00 UTC',
    },
  },
});
