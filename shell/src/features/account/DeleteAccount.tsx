import { filledPassword } from '@meritum/shared/auth/credentials';
import { session } from '@meritum/shared/auth/session';
import { call } from '@meritum/shared/client/call';
import { isClientError, mayBeDone } from '@meritum/shared/client/clientError';
import { accountDeletion } from '@meritum/shared/contracts/account';
import { mailAddressOf } from '@meritum/shared/contracts/addresses';
import type { UserProfile } from '@meritum/shared/contracts/identity';
import { checkFields, shortForm, type TypedInto } from '@meritum/shared/forms/check';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { namesOf, TypedFields, type TypedFieldsOf } from '@meritum/shared/forms/TypedFields';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Button } from '@meritum/shared/ui/Button';
import { Dialog } from '@meritum/shared/ui/Dialog';
import * as design from '@meritum/shared/ui/design.module.css';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import styles from './Form.module.css';

/** `unanswered`: the request was sent, but only the server knows whether it was carried out. */
export type Deletion = 'done' | 'unanswered';

interface Props {
  user: UserProfile;
  hasPassword: boolean;
  onDeletion(how: Deletion): void;
}

export function DeleteAccount(props: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p>
        Your name, email address, nomination, documents and all other personal data are deleted
        immediately. Ratings that judges have already given still count, without your name. Results
        that are published stay published: the winners' list keeps a winner's name and organization,
        but their award can no longer be verified. This cannot be undone.
      </p>
      {props.user.role === 'admin' && (
        <p>
          What you decided as an organiser stays in the audit trail under a mark that does not name
          you, and outcomes that you signed stay signed.
        </p>
      )}
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      </div>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete your account?"
        description={`All data of ${props.user.email} except published results will be deleted and cannot be restored. You may want to download your data first.`}
        closeLabel="Keep my account"
      >
        <DeletionForm {...props} onKeep={() => setAsking(false)} />
      </Dialog>
    </>
  );
}

/** Asks for the account's address again, and for its password if it has one. */
const deletionForm = (email: string) =>
  shortForm(
    z.object({
      email: z
        .string()
        .check(z.refine((typed) => mailAddressOf(typed) === email, `Type ${email} to confirm.`)),
      password: z.optional(filledPassword()),
    }),
    accountDeletion,
  );

const deletionFields = (email: string) =>
  ({
    email: {
      control: 'email',
      label: 'Your email address',
      hint: `Type ${email}`,
      autoComplete: 'off',
      autoCapitalize: 'none',
    },
    password: { control: 'password', label: 'Your password', autoComplete: 'current-password' },
  }) as const satisfies TypedFieldsOf<TypedInto<ReturnType<typeof deletionForm>>>;

const failed = 'Could not delete your account.';

function DeletionForm(props: Props & { onKeep(): void }) {
  const { user, hasPassword, onKeep, onDeletion } = props;
  const { email } = user;
  const [typed, setTyped] = useState({ email: '', password: '' });
  const { answer, busy, run, say } = useAnsweredCall(namesOf(deletionFields(email)));

  const erase = (event: FormEvent) => {
    event.preventDefault();
    const asked = hasPassword ? typed : { email: typed.email };
    const checked = checkFields(deletionForm(email), asked, failed);
    if (checked.refused) return say(checked.refused);
    return run(async () => {
      await call('deleteAccount', { body: asked }).catch((error: unknown) => {
        if (isClientError(error) && mayBeDone(error)) onDeletion('unanswered');
        throw error;
      });
      session.ended();
      onDeletion('done');
    }, failed);
  };

  return (
    <form noValidate className={design.grid2} onSubmit={erase} aria-label="Delete your account">
      <TypedFields
        fields={deletionFields(email)}
        without={hasPassword ? undefined : 'password'}
        values={typed}
        onType={(changed) => setTyped({ ...typed, ...changed })}
        errors={answer?.fields}
      />
      <FormAnswer answer={answer} />
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onKeep}>
          Keep my account
        </Button>
        <Button type="submit" variant="danger" busy={busy} busyLabel="Deleting...">
          Delete for good
        </Button>
      </div>
    </form>
  );
}
