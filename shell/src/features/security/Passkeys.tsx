import { createPasskey, hasPasskeys, withoutPasskeys } from '@meritum/shared/auth/passkeys';
import { call } from '@meritum/shared/client/call';
import {
  type FactorAdded,
  type PasskeySummary,
  passkeyRename,
} from '@meritum/shared/contracts/factors';
import { maxLengthOf } from '@meritum/shared/contracts/shape';
import { AnsweredButton } from '@meritum/shared/forms/AnsweredButton';
import { check, shortForm } from '@meritum/shared/forms/check';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { useUnsent } from '@meritum/shared/forms/useUnsent';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { Badge } from '@meritum/shared/ui/Badge';
import { Button } from '@meritum/shared/ui/Button';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { TextField } from '@meritum/shared/ui/TextField';
import { VisuallyHidden } from '@meritum/shared/ui/VisuallyHidden';
import { type FormEvent, useState } from 'react';
import styles from './Security.module.css';

interface Props {
  passkeys: readonly PasskeySummary[];
  onAdded(added: FactorAdded): void;
  onChanged(): void;
}

/** Creates a passkey with the person's device and stores its public key. Throws ClientError. */
async function addPasskey(): Promise<FactorAdded> {
  const answer = await createPasskey(await call('startPasskey'));
  return call('addPasskey', { body: { answer } });
}

/** The account's passkeys, each usable alone or as the second step. */
export function Passkeys({ passkeys, onAdded, onChanged }: Props) {
  return (
    <section className={design.stacked} aria-label="Passkeys">
      <h3 className={design.textL}>Passkeys</h3>
      <p className={design.minor}>
        Your phone, computer or security key signs you in with its PIN, your fingerprint or your
        face. Fake websites cannot use it.
      </p>
      {passkeys.length > 0 && (
        <ul className={classNames(design.grid2, design.full)}>
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <AnsweredButton
          variant="secondary"
          busyLabel="Waiting for your device..."
          act={async () => onAdded(await addPasskey())}
          failedText="Could not add the passkey."
        >
          Add a passkey
        </AnsweredButton>
      ) : (
        <p>{withoutPasskeys}</p>
      )}
    </section>
  );
}

const form = shortForm(passkeyRename, passkeyRename);
const failed = 'Could not save the name.';

function RenamePasskey({ passkey, onEnd }: { passkey: PasskeySummary; onEnd(): void }) {
  const { typed: name, type, sent } = useUnsent(`name of passkey ${passkey.id}`, passkey.name);
  const { answer, busy, run, say } = useAnsweredCall();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const checked = check(form, { name }, failed);
    if (checked.refused) return say(checked.refused);
    const params = { passkeyId: passkey.id };
    const body = checked.request;
    return run(async () => {
      await call('renamePasskey', { params, body });
      sent();
      onEnd();
    }, failed);
  };
  return (
    <li className={styles.item}>
      <form noValidate className={styles.form} onSubmit={save} aria-label="Passkey name">
        <TextField
          label="Name"
          name="name"
          autoFocus
          autoComplete="off"
          limit={maxLengthOf(passkeyRename.shape.name)}
          value={name}
          onChange={(event) => type(event.target.value)}
        />
        <Button type="submit" variant="secondary" busy={busy} busyLabel="Saving...">
          Save
        </Button>
        <FormAnswer answer={answer} />
      </form>
    </li>
  );
}

function PasskeyItem({ passkey, onChanged }: { passkey: PasskeySummary; onChanged(): void }) {
  const { id, name, disabled } = passkey;
  const [renaming, setRenaming] = useState(false);
  const { answer, busy, run } = useAnsweredCall();
  const remove = () =>
    run(
      () => call('removePasskey', { params: { passkeyId: id } }).then(onChanged),
      'Could not remove the passkey.',
    );
  const renamed = () => {
    setRenaming(false);
    onChanged();
  };
  if (renaming) return <RenamePasskey passkey={passkey} onEnd={renamed} />;
  return (
    <li className={styles.item}>
      <div className={styles.facts}>
        <p className={styles.name}>
          <span>{name}</span>
          {disabled && <Badge kind="neutral">Disabled</Badge>}
        </p>
        <p className={design.minor}>{factsOf(passkey)}</p>
        <FormAnswer answer={answer} />
      </div>
      <div className={design.wrap1}>
        <Button variant="secondary" onClick={() => setRenaming(true)}>
          Rename<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
        <Button variant="secondary" busy={busy} busyLabel="Removing..." onClick={remove}>
          Remove<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}

function factsOf({ createdAt, lastUsedAt, disabled }: PasskeySummary): string {
  if (disabled) return 'It no longer signs you in because a copy of it exists.';
  const used = lastUsedAt ? `Last used ${formatDateTime(lastUsedAt)}` : 'Not used yet';
  return `Added ${formatDateTime(createdAt)}. ${used}.`;
}
