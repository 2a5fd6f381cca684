import { Action } from '../../mail/parts/Action';
import { Facts } from '../../mail/parts/Facts';
import { Greeting, SmallText, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type { ProvedValues } from './values';

/** Says nothing of ratings: results are told with their publication. */
export const entryProof: Template<ProvedValues> = {
  subject: 'Judging is closed: the proof of your entry',
  summary: 'Keep the attached file. It proves that your entry took part.',
  Body({ values, site }) {
    const { category, seasonName, pseudonym, root } = values;
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          Judging of {category}, {seasonName}, is closed for good. The attached file is our signed
          receipt of your entry, with the proof that it is covered by the root below, which is
          public: from now on, nobody can leave your entry out unnoticed. Keep the file. Once the
          results are published, choose it on the page that checks them, which then looks up your
          entry.
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
    );
  },
  attachment({ name: _, seasonName: __, at, root, commitment, index, size, path, ...stated }) {
    const proof = { root, commitment, index, size, path };
    const receipts = [{ ...stated, at: at.toISOString(), proof }];
    return { name: 'entry-receipt.json', json: JSON.stringify({ receipts }, null, 2) };
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
};
