import { resultAddress } from '@meritum/shared/programme/result-address';
import * as z from 'zod/mini';
import { defineMail } from '../../mail/define-mail';
import { label, line } from '../../mail/fields';
import { Action } from '../../mail/parts/Action';
import { SmallText, Text } from '../../mail/parts/Text';
import type { Addressee } from '../../mail/request';
import type { Award } from '../award';

export const renamedMail = defineMail({
  name: 'winner-renamed',
  values: z.object({ name: line, category: label, season: label }),
  template: {
    subject: 'Your award is published under your new name',
    summary: 'Your award carries the name of your account now.',
    Body: ({ values: { category, season }, site }) => (
      <>
        <Text>
          Your award in {category}, {season}, is published under your new name: in the list of
          winners, on the page that verifies it and on new files.
        </Text>
        <Text>
          Download your certificate and letter again. Your earlier files stay valid. A check says
          that the name has changed, without showing either. Your badge names nobody and stays as it
          is.
        </Text>
        <Action href={site.ownLink(resultAddress({ category, season }))} label="See your award" />
        <SmallText>
          If your name has not changed, tell us at once. If you have a profile, it shows the new
          name, and its address has changed with it.
        </SmallText>
      </>
    ),
    sample: { name: 'Sample Winner', category: 'Technology', season: 'Season 2025' },
  },
});

interface Renamed {
  /** Of the decision: one mail for each. */
  id: string;
  to: Addressee;
  award: Award;
}

/** Tells a winner that their award is published under the new name of their account. */
export const winnerRenamed = ({ id, to, award: { category, seasonName } }: Renamed) =>
  renamedMail.toOwner(to, { category, season: seasonName }, { key: id });
