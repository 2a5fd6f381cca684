import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { ClientError, isClientError } from '../client/clientError';
import type { OwnerProof, ProofMethod, ProofOptions } from '../contracts/factors';
import { FormAnswer } from '../forms/FormAnswer';
import { useAnsweredCall } from '../forms/useAnsweredCall';
import { useFilledFields } from '../forms/useFilledFields';
import { labels } from '../programme/labels';
import { Button } from '../ui/Button';
import * as design from '../ui/design.module.css';
import { Notice } from '../ui/Notice';
import { PasswordField } from '../ui/PasswordField';
import { Spinner } from '../ui/Spinner';
import { TextField } from '../ui/TextField';
import styles from './AuthPanel.module.css';
import { hasPasskeys, showPasskey, withoutPasskeys } from './passkeys';

interface Props {
  label: string;
  /** The person's methods, best first. */
  methods: readonly ProofMethod[];
  /** Requests a new passkey challenge, as each can be answered only once. Throws ClientError. */
  ask(): Promise<ProofOptions | undefined>;
  /** Throws ClientError. */
  prove(proof: OwnerProof): Promise<void>;
}

interface AskedProps extends Omit<Props, 'methods'> {
  /** Shown to somebody who has no method. */
  withoutMethods?: ReactNode;
}

/** Asks the server for the person's methods of proof, and then the person for a proof. */
export function AskedProof({ withoutMethods, ...props }: AskedProps) {
  const { ask } = props;
  const [options, setOptions] = useState<ProofOptions | 'failed'>();
  useEffect(() => {
    let here = true;
    ask().then(
      (asked) => here && setOptions(asked),
      (error: unknown) => {
        if (!isClientError(error)) throw error;
        if (here) setOptions('failed');
      },
    );
    return () => {
      here = false;
    };
  }, [ask]);
  if (!options) return <Spinner label="One moment..." />;
  if (options === 'failed') return <Notice kind="error">Could not reach the server.</Notice>;
  if (options.methods.length === 0 && withoutMethods) return withoutMethods;
  const usable = options.methods.filter((method) => method !== 'passkey' || hasPasskeys());
  if (usable.length === 0 && options.methods.length > 0)
    return <Notice kind="error">{withoutPasskeys} Use another browser.</Notice>;
  return <ProofForm methods={usable} {...props} />;
}

const failed = 'Could not confirm your identity.';

const ways = labels<ProofMethod>({
  passkey: 'Use a passkey',
  totp: 'Use your authenticator app',
  'recovery-code': 'Use a recovery code',
  password: 'Use your password',
});

/** Focuses the field of a method, or the button that asks the device. */
const focusFirst = (form: HTMLFormElement | null) =>
  (form?.querySelector('input') ?? form?.querySelector('button'))?.focus();

/** Shows one method of proof at a time, with the others below it. */
function ProofForm({ label, methods, ask, prove }: Props) {
  const [chosen, setChosen] = useState(methods[0]);
  const [typed, setTyped] = useState('');
  const { answer, busy, run, say } = useAnsweredCall();
  const filled = useFilledFields({ password: typed, code: typed }, ({ password, code }) =>
    setTyped(password ?? code ?? ''),
  );
  const choose = (method: ProofMethod) => {
    setChosen(method);
    setTyped('');
    say(undefined);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return undefined;
    if (chosen !== 'passkey' && typed.trim() === '')
      return say({ kind: 'error', text: emptyTexts[chosen] });
    return run(async () => prove(await proofOf(chosen, typed, ask)), failed);
  };

  if (!chosen) return <p>Your account has no way to confirm your identity. Write to us.</p>;
  return (
    <form
      key={chosen}
      ref={focusFirst}
      noValidate
      className={design.grid2}
      onSubmit={submit}
      aria-label={label}
    >
      <span ref={filled} hidden />
      <TypedProof method={chosen} typed={typed} onType={setTyped} />
      <Button type="submit" busy={busy} busyLabel="Checking...">
        {chosen === 'passkey' ? 'Use your passkey' : 'Continue'}
      </Button>
      <FormAnswer answer={answer} />
      {methods
        .filter((method) => method !== chosen)
        .map((method) => (
          <button
            key={method}
            type="button"
            className={styles.reset}
            disabled={busy}
            onClick={() => choose(method)}
          >
            {ways[method]} instead
          </button>
        ))}
    </form>
  );
}

const tooLate = 'This took too long. Start again.';

const emptyTexts = {
  totp: 'Enter the six digits of your authenticator app',
  'recovery-code': 'Enter one of your recovery codes',
  password: 'Enter your password',
};

async function proofOf(method: ProofMethod, typed: string, ask: Props['ask']): Promise<OwnerProof> {
  if (method === 'password') return { method, password: typed };
  if (method !== 'passkey') return { method, code: typed };
  const options = (await ask())?.passkey;
  if (!options) throw new ClientError({ code: 'unauthenticated', message: tooLate, status: 0 });
  return { method, answer: await showPasskey(options) };
}

interface TypedProps {
  method: ProofMethod;
  typed: string;
  onType(typed: string): void;
}

function TypedProof({ method, typed, onType }: TypedProps) {
  const value = {
    value: typed,
    onChange: (event: { target: { value: string } }) => onType(event.target.value),
  };
  if (method === 'passkey')
    return <p>Your device asks for its PIN, your fingerprint or your face. We never see them.</p>;
  if (method === 'password')
    return (
      <PasswordField label="Password" name="password" autoComplete="current-password" {...value} />
    );
  if (method === 'totp')
    return (
      <TextField
        label="Code"
        name="code"
        hint="The six digits that your authenticator app shows now. Each code works once, for 30 seconds."
        inputMode="numeric"
        autoComplete="one-time-code"
        {...value}
      />
    );
  return (
    <TextField
      label="Recovery code"
      name="code"
      hint="One of the ten codes that you saved. Each works once."
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...value}
    />
  );
}
