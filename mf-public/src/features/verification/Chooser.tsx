import { saveFile } from '@meritum/shared/client/saveFile';
import { Button } from '@meritum/shared/ui/Button';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { FileInput } from '@meritum/shared/ui/FileInput';
import { Select } from '@meritum/shared/ui/Select';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { useSeasonInAddress } from '../season/useSeasonInAddress';
import styles from './Chooser.module.css';
import type { Source } from './checkLedger';
import { fileEvidence, publishedEvidence, sampleEvidence } from './evidence';
import { ledgerAddresses, type PublishedResult } from './requests';

interface Props {
  results: readonly PublishedResult[];
  onCheck: (source: Source) => void;
}

const contestKey = ({ season, category }: PublishedResult) => `${season} ${category}`;

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
        value={contestKey(chosen)}
        onChange={({ target }) => {
          const wanted = results.find((one) => contestKey(one) === target.value);
          if (wanted) choose({ season: wanted.season, category: wanted.category });
        }}
      >
        {results.map((one) => (
          <option key={contestKey(one)} value={contestKey(one)}>
            {one.season}, {one.category}
          </option>
        ))}
      </Select>
      <Button onClick={() => onCheck((signal) => publishedEvidence(chosen, signal))}>
        Check these results
      </Button>
      <p className={design.wide}>
        Download this ledger: <a href={json}>JSON</a>, <a href={csv}>CSV</a>
      </p>
      <p className={design.wide}>
        Awards that were imported, not judged here, have no ledger;{' '}
        <TextLink to="/winners">the list of winners</TextLink> marks them.
      </p>
    </div>
  );
}

/** The sample is made in the browser and not on a server. */
const saveSample = () => {
  const { ledger } = sampleEvidence('whole');
  saveFile(new Blob([JSON.stringify(ledger)], { type: 'application/json' }), 'sample-ledger.json');
};

interface SamplesProps extends Pick<Props, 'onCheck'> {
  /** Whether nothing else can be checked yet. */
  isFirst: boolean;
}

function Samples({ onCheck, isFirst }: SamplesProps) {
  return (
    <div>
      <h3>Try it on a sample</h3>
      <p>
        {isFirst &&
          'No results have been published with a ledger yet; once they are, you choose them here. '}
        A made-up season shows what the check reports, with and without errors.
      </p>
      <div className={classNames(design.wrap2, design.spaceAbove2)}>
        <Button
          variant={isFirst ? 'primary' : 'secondary'}
          onClick={() => onCheck(() => sampleEvidence('whole'))}
        >
          Check the sample
        </Button>
        <Button variant="secondary" onClick={() => onCheck(() => sampleEvidence('tampered'))}>
          Check it with one digit changed
        </Button>
        <Button variant="quiet" className={styles.keep} onClick={saveSample}>
          Download the sample
        </Button>
      </div>
    </div>
  );
}

export function Chooser({ results, onCheck }: Props) {
  const published = results.filter((one) => one.published !== null);
  return (
    <div className={styles.root}>
      <PublishedChooser results={published} onCheck={onCheck} />
      <Samples isFirst={published.length === 0} onCheck={onCheck} />
      <FileInput
        label="Or a ledger that you have saved"
        hint="A JSON file; it stays in this browser"
        accept=".json"
        onChoose={(file) => onCheck((signal) => fileEvidence(file, results, signal))}
      />
    </div>
  );
}
