import { call } from '@meritum/shared/client/call';
import { type FactorAdded, type TotpStart, totpCode } from '@meritum/shared/contracts/factors';
import { check, shortForm } from '@meritum/shared/forms/check';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Button } from '@meritum/shared/ui/Button';
import { TextField } from '@meritum/shared/ui/TextField';
import { type FormEvent, useState } from 'react';
import { encode } from 'uqr';
import * as z from 'zod/mini';
import styles from './Security.module.css';

/** A QR code, drawn without HTML strings. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: 4 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.qr}>
      <path d={dark.join('')} />
    </svg>
  );
}

const request = z.object({ code: totpCode });
const form = shortForm(request, request);
const failed = 'Could not add the app.';

/** Splits the secret into groups of four for typing by hand. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

interface Props {
  begun: TotpStart;
  onAdded(added: FactorAdded): void;
}

/** Shows the app's secret and asks for a first code, which proves that the app has it. */
export function TotpSetUp({ begun, onAdded }: Props) {
  const [code, setCode] = useState('');
  const { answer, busy, run, say } = useAnsweredCall();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const checked = check(form, { code }, failed);
    if (checked.refused) return say(checked.refused);
    return run(async () => onAdded(await call('addTotp', { body: checked.request })), failed);
  };
  return (
    <form noValidate className={styles.form} onSubmit={add} aria-label="Authenticator app">
      <p>Scan this with the app, or type the key below into it.</p>
      <QrCode text={begun.address} label="QR code for your authenticator app" />
      <p>
        Key: <span className={styles.secret}>{grouped(begun.secret)}</span>
      </p>
      <TextField
        label="Code"
        name="code"
        hint="The six digits the app shows now. Each code works once, for 30 seconds."
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" variant="secondary" busy={busy} busyLabel="Checking...">
        Add the app
      </Button>
      <FormAnswer answer={answer} />
    </form>
  );
}
