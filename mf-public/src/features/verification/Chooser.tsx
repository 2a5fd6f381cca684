import { saveFile } from '@meritum/shared/client/saveFile';
import type { Ledger } from '@meritum/shared/merit/ledger/ledger';
import { Button } from '@meritum/shared/ui/Button';
import { FileInput } from '@meritum/shared/ui/FileInput';
import { Select } from '@meritum/shared/ui/Select';
import { useSeasonInAddress } from '../season/useSeasonInAddress';
import styles from './Chooser.module.css';
import { fileEvidence, publishedEvidence, sampleEvidence } from './evidence';
import { ledgerAddresses, type PublishedResult } from './requests';
import type { Source } from './useCheck';

interface Props {
  results: readonly PublishedResult[];
  onCheck: (source: Source) => void;
}

const keyOf = ({ season, category }: PublishedResult) => `${season} ${category}`;

function PublishedChooser({ results, onCheck }: Props) {
  const { season, category, choose } = useSeasonInAddress();
  const ofSeason = results.filter((one) => one.season === season);
  const chosen = ofSeason.find((one) => one.category === category) ?? ofSeason[0] ?? results[0];
  if (!chosen) return null;
  const { json, csv } = ledgerAddresses(chosen);
  return (
    <div className={styles.choice}>
      <Select
        label="Season and category"
        value={keyOf(chosen)}
        onChange={({ target }) => {
          const wanted = results.find((one) => keyOf(one) === target.value);
          if (wanted) choose({ season: wanted.season, category: wanted.category });
        }}
      >
        {results.map((one) => (
          <option key={keyOf(one)} value={keyOf(one)}>
            {one.season}, {one.category}
          </option>
        ))}
      </Select>
      <Button onClick={() => onCheck((signal) => publishedEvidence(chosen, signal))}>
        Check these results
      </Button>
      <p className={styles.wide}>
        Download this ledger: <a href={json}>JSON</a>, <a href={csv}>CSV</a>
      </p>
    </div>
  );
}

function NothingYet() {
  return (
    <p>
      No results have been published with a ledger yet. Once they are, choose a season and a
      category here, and your browser recomputes every award. Until then, try it on a sample.
    </p>
  );
}

const save = (ledger: Ledger, name: string) =>
  saveFile(new Blob([JSON.stringify(ledger)], { type: 'application/json' }), name);

function Samples({ onCheck }: Pick<Props, 'onCheck'>) {
  return (
    <div className={styles.actions}>
      <Button variant="secondary" onClick={() => onCheck(() => sampleEvidence('whole'))}>
        Check the sample
      </Button>
      <Button variant="secondary" onClick={() => onCheck(() => sampleEvidence('tampered'))}>
        Check it with one digit changed
      </Button>
      <Button
        variant="quiet"
        className={styles.keep}
        onClick={() => save(sampleEvidence('whole').ledger, 'sample-ledger.json')}
      >
        Download the sample
      </Button>
    </div>
  );
}

/** Chooses what to check: a published ledger, a file of the visitor's, or the sample. */
export function Chooser({ results, onCheck }: Props) {
  const published = results.filter((one) => one.published !== null);
  return (
    <div className={styles.root}>
      {published.length > 0 ? (
        <PublishedChooser results={published} onCheck={onCheck} />
      ) : (
        <NothingYet />
      )}
      <FileInput
        label="Or a ledger that you have saved"
        hint="A JSON file; it stays in this browser"
        accept=".json"
        file={null}
        onChoose={(file) => onCheck((signal) => fileEvidence(file, results, signal))}
        onCancel={() => {}}
        onRemove={() => {}}
      />
      <div>
        <h3>No ledger at hand?</h3>
        <p>A made-up sample season shows what the check reports, with and without errors.</p>
        <Samples onCheck={onCheck} />
      </div>
    </div>
  );
}
