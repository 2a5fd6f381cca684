import { call } from '@meritum/shared/client/call';
import {
  type FactorAdded,
  type FactorsReply,
  type TotpStart,
  totpCode,
} from '@meritum/shared/contracts/factors';
import { AnsweredButton } from '@meritum/shared/forms/AnsweredButton';
import { check, shortForm } from '@meritum/shared/forms/check';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { Button } from '@meritum/shared/ui/Button';
import * as design from '@meritum/shared/ui/design.module.css';
import { TextField } from '@meritum/shared/ui/TextField';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { encode } from 'uqr';
import * as z from 'zod/mini';
import styles from './Security.module.css';

interface Props {
  totp: FactorsReply['totp'];
  onAdded(added: FactorAdded): void;
  onChanged(): void;
}

/** The authenticator app of the account, for devices that have no passkeys. */
export function AuthenticatorApp({ totp, onAdded, onChanged }: Props) {
  const [begun, setBegun] = useState<TotpStart>();
  const added = (factor: FactorAdded) => {
    setBegun(undefined);
    onAdded(factor);
  };
  return (
    <section className={design.stacked} aria-label="Authenticator app">
      <h3 className={design.textL}>Authenticator app</h3>
      <p className={design.minor}>{totp ? factsOf(totp) : about}</p>
      {!totp && begun && <TotpSetUp begun={begun} onAdded={added} />}
      {!totp && !begun && (
        <AnsweredButton
          variant="secondary"
          act={async () => setBegun(await call('startTotp'))}
          failedText="Could not start the set-up."
        >
          Set up an authenticator app
        </AnsweredButton>
      )}
      {totp && (
        <AnsweredButton
          variant="secondary"
          busyLabel="Removing..."
          act={() => call('removeTotp').then(onChanged)}
          failedText="Could not remove the app."
        >
          Remove the authenticator app
        </AnsweredButton>
      )}
    </section>
  );
}

/** A QR code, created without HTML strings. */
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

/** Shows the app's secret, and asks for a code to prove that the app knows the secret. */
function TotpSetUp({ begun, onAdded }: { begun: TotpStart } & Pick<Props, 'onAdded'>) {
  const [code, setCode] = useState('');
  const scan = useRef<HTMLParagraphElement>(null);
  useEffect(() => scan.current?.focus(), []);
  const { answer, busy, run, say } = useAnsweredCall();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const checked = check(form, { code }, failed);
    if (checked.refused) return say(checked.refused);
    return run(async () => onAdded(await call('addTotp', { body: checked.request })), failed);
  };
  return (
    <form noValidate className={styles.form} onSubmit={add} aria-label="Authenticator app">
      <p ref={scan} tabIndex={-1}>
        Scan this with the app, or type the key below into it.
      </p>
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

const about =
  'An app on your phone shows a new six-digit code every 30 seconds. You enter it after your password.';

function factsOf({ addedAt, lastUsedAt, disabled }: NonNullable<Props['totp']>): string {
  if (disabled)
    return 'It no longer works because the site has changed its keys. Remove it and set it up again.';
  const used = lastUsedAt ? ` Last used ${formatDateTime(lastUsedAt)}.` : '';
  return `Set up on ${formatDateTime(addedAt)}.${used}`;
}
