import { copiedPart } from '@meritum/shared/contracts/copied-part';
import { useSearchParams } from '@meritum/shared/router';
import { Button } from '@meritum/shared/ui/Button';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { FileInput } from '@meritum/shared/ui/FileInput';
import { TextField } from '@meritum/shared/ui/TextField';
import { type FormEvent, useEffect, useState } from 'react';
import { useHydrated } from '../hydration/useHydrated';
import { Columns } from '../verification/Columns';
import { useCheck } from '../verification/useCheck';
import styles from './AwardCheck.module.css';
import { AwardVerdict } from './AwardVerdict';
import { idIn } from './address';
import { type Checked, checkAward, checkFile } from './check';

const asks = [
  ['File', 'Is it one that we handed out, or signed by our key, and unchanged?'],
  ['Signature', 'Did our key sign what the record of the award says?'],
  ['Ledger', 'Was the entry judged, by the root that was published when judging closed?'],
  ['Still valid', 'Is it still valid?'],
] as const;

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
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <form onSubmit={submit} className={classNames(design.stacked, styles.form)}>
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
  const { state, check } = useCheck<Checked>(() => 'Could not read this file.');
  const look = (wanted: string) =>
    check((signal, say) => {
      say('Checking the award...');
      return checkAward(wanted, signal);
    });
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
        state={state}
        asks={asks}
        failure={{ title: 'Could not check', adds: 'This says nothing about the award.' }}
        show={(checked) => <AwardVerdict checked={checked} />}
      >
        <div className={design.grid4}>
          <AddressField
            id={id}
            onCheck={(one) => (one === id ? look(one) : inAddress({ id: one }))}
          />
          <FileInput
            label="Or the file"
            hint="A certificate or letter as PDF, or a badge as SVG, PNG, JWT or JSON. It stays in your browser."
            accept=".pdf,.svg,.png,.jwt,.json,.txt"
            onChoose={(file) => {
              if (id) inAddress({});
              void check((signal, say) => {
                say('Checking the file...');
                return checkFile(file, signal);
              });
            }}
          />
        </div>
      </Columns>
    </>
  );
}
