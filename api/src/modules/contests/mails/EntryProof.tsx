import type { EntryReceiptsReply } from '@meritum/shared/contracts/log';
import * as z from 'zod/mini';
import { defineMail } from '../../../module-kit/define-mail';
import type { Addressee } from '../../../module-kit/mail-request';
import { count, label, line, moment, proofTexts } from '../../mail/fields';
import { Action } from '../../mail/parts/Action';
import { Facts } from '../../mail/parts/Facts';
import { SmallText, Text } from '../../mail/parts/Text';

/** Says nothing about ratings: results are mailed after publication. */
export const proved = defineMail({
  name: 'entry-proof',
  withLogHead: true,
  /** The nominator's receipt with its proof, flat because mails have no nested values. */
  values: z.object({
    name: line,
    seasonName: label,
    season: label,
    category: label,
    pseudonym: label,
    version: label,
    at: moment,
    keyId: label,
    signature: label,
    root: label,
    commitment: label,
    index: z.int(),
    size: count,
    path: proofTexts,
  }),
  template: {
    subject: 'Judging is closed: the proof of your entry',
    summary: 'Keep the attached file. It proves that your entry took part.',
    Body: ({ values: { category, seasonName, pseudonym, root }, site }) => (
      <>
        <Text>
          Judging of {category}, {seasonName}, is closed for good. The attached file is our signed
          receipt of your entry. It proves that the entry is under the root below, which is public,
          so nobody can leave your entry out unnoticed. Keep the file. Once the results are
          published, choose it on the page that checks them to look up your entry.
        </Text>
        <Facts
          facts={[
            { label: 'Your entry in the published results', value: pseudonym },
            { label: 'Root', value: root },
          ]}
        />
        <Action href={site.link('/check-the-results')} label="Check the results" />
        <SmallText>
          Entries without an award are published without a name. Whoever has this mail or the file
          knows which of them is yours.
        </SmallText>
      </>
    ),
    attachment(
      { name: _, seasonName: __, at, root, commitment, index, size, path, ...stated },
      logHead,
    ) {
      const proof = { root, commitment, index, size, path };
      const receipts = [{ ...stated, at: at.toISOString(), proof }];
      return { name: 'entry-receipt.json', json: JSON.stringify({ receipts, logHead }, null, 2) };
    },
    sample: {
      name: 'Sample Person',
      seasonName: 'Season 2025',
      season: '2025',
      category: 'Technology',
      pseudonym: '7K2M-9QXD',
      version: 'sampleversion',
      at: new Date('2025-08-04T09:30:00Z'),
      keyId: 'samplekey',
      signature: '3d'.repeat(64),
      root: '0a'.repeat(32),
      commitment: '1b'.repeat(32),
      index: 1,
      size: 2,
      path: ['2c'.repeat(32)],
    },
  },
});

interface Proving {
  nominationId: string;
  to: Addressee;
  receipt: EntryReceiptsReply['receipts'][number];
  seasonName: string;
}

/**
 * One mail for each entry, even if closing is repeated. Throws for an entry that is not under the
 * root.
 */
export function entryProved({ nominationId, to, receipt, seasonName }: Proving) {
  const { at, proof, ...stated } = receipt;
  if (!proof) throw new Error(`The nomination ${nominationId} is not under the root`);
  const about = { seasonName, ...stated, at: new Date(at), ...proof };
  return proved.toOwner(to, about, { key: nominationId });
}
