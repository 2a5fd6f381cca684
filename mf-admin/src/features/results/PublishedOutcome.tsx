import type { EntryResult } from '@meritum/shared/contracts/published-results';
import { labels } from '@meritum/shared/programme/labels';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { Facts } from '../facts/Facts';
import { Panel } from '../facts/Panel';
import { Proofs } from '../facts/Proofs';

const outcomes = labels<EntryResult['outcome']>({
  award: 'Award',
  'no award': 'No award',
  'too few ratings': 'No result: too few ratings',
  voided: 'Does not count',
});

/** An entry's result and its pseudonym in the ledger. */
export function PublishedOutcome({ result }: { result: EntryResult }) {
  const { outcome, tier, score, ratings, pseudonym } = result;
  return (
    <Panel title="Published result">
      <Facts
        facts={[
          { label: 'Result', value: tier ?? outcomes[outcome] },
          { label: 'Score', value: score },
          { label: 'Ratings that count', value: ratings },
        ]}
      />
      <Proofs proofs={[{ label: 'Name in the published ratings', value: pseudonym }]}>
        <p>
          Anyone can compute it again from the published ratings:{' '}
          <TextLink to="/check-the-results">check the results</TextLink>.
        </p>
      </Proofs>
    </Panel>
  );
}
