import { resultAddress } from '@meritum/shared/programme/result-address';
import * as z from 'zod/mini';
import { defineMail } from '../../../module-kit/define-mail';
import type { Addressee } from '../../../module-kit/mail-request';
import { label, line } from '../../mail/fields';
import { Action } from '../../mail/parts/Action';
import { Quote, SmallText, Text } from '../../mail/parts/Text';

export const correctedMail = defineMail({
  name: 'winner-renamed',
  values: z.object({ name: line, shown: z.optional(line), category: label, season: label }),
  template: {
    subject: 'What is published about you was corrected',
    summary: 'Everything that is published from now on shows the correction.',
    Body: ({ values: { shown, category, season }, site }) => (
      <>
        <Text>
          Two organisers have corrected your name, organization or title, as it is or will be
          published with your nomination in {category}, {season}.
        </Text>
        {shown && <Quote text={shown} />}
        <Text>
          If you have an award, download its certificate and letter again. The earlier files still
          count, and a check of them says that something has been corrected since. Your badge names
          nobody and stays as it is.
        </Text>
        <Action href={site.ownLink(resultAddress({ category, season }))} label="See your result" />
        <SmallText>
          If you did not ask for it, tell us at once. If you have a profile, it shows this too. Its
          address changes only with your name.
        </SmallText>
      </>
    ),
    sample: {
      name: 'Sample Winner',
      shown: 'Sample Winner, Engineer at Sample Labs',
      category: 'Technology',
      season: 'Season 2025',
    },
  },
});

interface Corrected {
  /** Id of the decision; each has one mail. */
  id: string;
  to: Addressee;
  /** The published data, in words. */
  shown: string;
  category: string;
  season: string;
}

/** Mails somebody that their published data were corrected. */
export const winnerCorrected = ({ id, to, ...about }: Corrected) =>
  correctedMail.toOwner(to, about, { key: id });
