import { copiedPart } from '@meritum/shared/contracts/copied-part';
import { useSearchParams } from '@meritum/shared/router';
import { Button } from '@meritum/shared/ui/Button';
import { FileInput } from '@meritum/shared/ui/FileInput';
import { Notice } from '@meritum/shared/ui/Notice';
import { TextField } from '@meritum/shared/ui/TextField';
import { type FormEvent, useEffect, useState } from 'react';
import { useHydrated } from '../hydration/useHydrated';
import { StepOutline } from '../verification/CheckSteps';
import { Columns } from '../verification/Columns';
import styles from './AwardCheck.module.css';
import { AwardVerdict } from './AwardVerdict';
import { idIn } from './address';
import { checkAward, checkFile } from './check';
import { type AwardCheckState, useAwardCheck } from './useAwardCheck';

const asks = [
  ['File', 'Is it one that we handed out, or signed by our key, and unchanged?'],
  ['Signature', 'Did our key sign what the record of the award says?'],
  ['Ledger', 'Was the entry judged, by the root that was published when judging closed?'],
  ['Still valid', 'Is it still valid?'],
] as const;

function Result({ state }: { state: AwardCheckState }) {
  if (state.status === 'failed')
    return (
      <Notice
        kind="error"
        title="Could not check"
        action={
          <Button variant="quiet" onClick={state.again}>
            Try again
          </Button>
        }
      >
        <p>{state.message} This says nothing about the award.</p>
      </Notice>
    );
  if (state.status === 'checked') return <AwardVerdict checked={state.checked} />;
  return (
    <>
      <h2>What your browser checks</h2>
      <StepOutline asks={asks} />
    </>
  );
}

interface AddressFieldProps {
  /** The id in the address of this page. */
  id: string;
  onCheck: (id: string) => void;
}

function AddressField({ id, onCheck }: AddressFieldProps) {
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('address');
    const found = idIn(`${typed}`, window.location.host);
    setError('error' in found ? found.error : undefined);
    if ('id' in found) onCheck(found.id);
  };
  return (
    <form onSubmit={submit} className={styles.form}>
      <TextField
        key={id}
        label="Address on the certificate, letter or seal"
        hint="Printed beside the code, or the link that you were given"
        name="address"
        defaultValue={id}
        error={error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
      />
      <Button type="submit">Check</Button>
    </form>
  );
}

/** Checks an award by its address, or a file, entirely in the browser. */
export function AwardCheck() {
  const [params, setParams] = useSearchParams();
  // Prerendered without an address.
  const id = copiedPart((useHydrated() && params.get('id')) || '');
  const { state, check } = useAwardCheck();
  const look = (wanted: string) =>
    check('Checking the award...', (signal) => checkAward(wanted, signal));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a check for each id in the address
  useEffect(() => {
    if (id) void look(id);
  }, [id]);
  const inAddress = (next: Record<string, string>) =>
    setParams(next, { preventScrollReset: true, replace: true });
  return (
    <>
      {/* The page itself may be found; an award only by whoever has its address. */}
      {id && <meta name="robots" content="noindex" />}
      <Columns
        heading="What do you have?"
        status={state.status}
        progress={state.status === 'working' ? state.words : ''}
        result={<Result state={state} />}
      >
        <div className={styles.ways}>
          <AddressField
            id={id}
            onCheck={(one) => (one === id ? look(one) : inAddress({ id: one }))}
          />
          <FileInput
            label="Or the file"
            hint="A certificate or letter as PDF, or a badge as SVG, PNG, JWT or JSON. It stays in your browser."
            accept=".pdf,.svg,.png,.jwt,.json,.txt"
            file={null}
            onChoose={(file) => {
              if (id) inAddress({});
              void check('Checking the file...', (signal) => checkFile(file, signal));
            }}
            onCancel={() => {}}
            onRemove={() => {}}
          />
        </div>
      </Columns>
    </>
  );
}
