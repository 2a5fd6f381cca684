import * as z from 'zod/mini';
import { defineMail, latestStateOf } from '../../../module-kit/define-mail';
import type { MailRequest } from '../../../module-kit/mail-request';
import { label, line } from '../../mail/fields';
import { Action } from '../../mail/parts/Action';
import { Text } from '../../mail/parts/Text';
import { type ConfirmedAddress, type MailedNomination, nominatorOf } from './nominator';

/** Organisers trigger it, so it reveals neither who tried the links nor when. */
export const linksReported = defineMail({
  name: 'links-reported',
  readable: true,
  values: z.object({ name: line, links: label }),
  template: {
    subject: 'A link of your nomination does not open',
    summary: 'Judges could not open it. You can fix it where it is stored.',
    Body: ({ values, site }) => (
      <>
        <Text>Judges could not open this in your nomination: {values.links}.</Text>
        <Text>
          Open it in a private window, where you are not signed in. If it asks for permission, give
          that to anyone with the link; if it has moved, put it back. You need not change your
          nomination.
        </Text>
        <Action href={site.ownLink('/tech-nomination')} label="See which link it is" />
      </>
    ),
    sample: { name: 'Sample Person', links: 'supporting link 2' },
  },
});

/** @param links numbers of the links in the form */
export const mailOfReportedLinks = (
  nomination: MailedNomination,
  links: readonly number[],
  proof: ConfirmedAddress,
): MailRequest =>
  linksReported.toOwner(
    nominatorOf(nomination, proof),
    { links: links.map((number) => `supporting link ${number}`).join(', ') },
    latestStateOf(nomination),
  );
