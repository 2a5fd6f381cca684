import * as z from 'zod/mini';
import { defineMail } from '../../../module-kit/define-mail';
import { greetedName } from '../../../platform/text';
import { label, line, longText } from '../../mail/fields';
import { linksElsewhere } from '../../mail/links-elsewhere';
import { Action } from '../../mail/parts/Action';
import { Quote, Text } from '../../mail/parts/Text';

export const turnedDownMail = defineMail({
  name: 'proposal-turned-down',
  values: z.object({ name: line, by: line, proposal: label, reason: longText, path: label }),
  template: {
    subject: 'Your proposal was turned down',
    summary: 'Another organiser has read it and says why.',
    Body: ({ values: { by, proposal, reason, path }, site }) => (
      <>
        <Text>{greetedName(by) || 'Another organiser'} has turned down what you proposed:</Text>
        <Text>{proposal}.</Text>
        {/* Our mails link to this site only, whoever writes them. */}
        {linksElsewhere(reason, [site.origin]).length > 0 ? (
          <Text>The reason contains a link. Read it in the console.</Text>
        ) : (
          <Quote text={reason} />
        )}
        <Action href={site.ownLink(path)} label="See what it was about" />
      </>
    ),
    sample: {
      name: 'Sample Organiser',
      by: 'Other Organiser',
      proposal: 'Return the nomination in AI',
      reason: 'The essay names its own sources. Look at its last paragraph again.',
      path: '/admin',
    },
  },
});
