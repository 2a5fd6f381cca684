import { refreshSession } from '@meritum/shared/auth/confirmationRequests';
import { call } from '@meritum/shared/client/call';
import { clearSessionKeys } from '@meritum/shared/client/clearKeys';
import { isClientError } from '@meritum/shared/client/clientError';
import { usePersonalQuery } from '@meritum/shared/client/usePersonalQuery';
import type { StoredWork, StoredWorkReply } from '@meritum/shared/contracts/account';
import type { UserProfile } from '@meritum/shared/contracts/identity';
import { opensConsole } from '@meritum/shared/contracts/roles';
import { AnsweredButton } from '@meritum/shared/forms/AnsweredButton';
import { TypedForm } from '@meritum/shared/forms/TypedForm';
import { labels } from '@meritum/shared/programme/labels';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { Button } from '@meritum/shared/ui/Button';
import * as design from '@meritum/shared/ui/design.module.css';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { showToast } from '@meritum/shared/ui/toasts';
import { useState } from 'react';
import styles from '../account/Form.module.css';
import { nameFields, nameForm } from '../account/NameForm';

const kinds = labels<StoredWork['kind']>({
  nomination: 'Nomination',
  draft: 'Draft of a nomination',
  application: 'Application to judge',
  document: 'Document',
});

/** Asks who took over an account whether what is stored in it is theirs, and lists that. */
export function ClaimQuestion({ user }: { user: UserProfile }) {
  const stored = usePersonalQuery('getStoredWork');
  return (
    <Loaded query={stored} what="your account">
      {(data) => <Question user={user} stored={data} />}
    </Loaded>
  );
}

function Question({ user, stored }: { user: UserProfile; stored: StoredWorkReply }) {
  const [discards, setDiscards] = useState(false);
  const { createdAt, displayName, work } = stored;
  return (
    <>
      <p>
        The account of {user.email} was created on {formatDateTime(createdAt)}. Until you answer,
        nothing stored in it takes part: no nomination is judged, and none is assigned.
      </p>
      <ul className={design.grid2} aria-label="Stored in this account">
        <Stored kind="Name">{displayName || 'None'}</Stored>
        {work.map(({ kind, about, at }) => (
          <Stored key={`${kind}${at}`} kind={kinds[kind]} at={at}>
            {about}
          </Stored>
        ))}
      </ul>
      <div className={design.acts}>
        <AnsweredButton
          busyLabel="Saving..."
          act={() =>
            answered(call('claimStoredWork', { body: { mine: true } }), 'What is stored is yours')
          }
          failedText="Could not save your answer."
        >
          This is mine
        </AnsweredButton>
        {!opensConsole(user.role) && (
          <Button
            variant="secondary"
            aria-expanded={discards}
            onClick={() => setDiscards(!discards)}
          >
            This is not mine
          </Button>
        )}
      </div>
      {discards && <Discard />}
    </>
  );
}

function Stored({ kind, at, children }: { kind: string; at?: string; children: string }) {
  return (
    <li className={design.gridHalf}>
      <span className={design.semibold}>{kind}</span>
      <span dir="auto" className={design.anywhere}>
        {children}
      </span>
      {at && <span className={design.minor}>{formatDateTime(at)}</span>}
    </li>
  );
}

function Discard() {
  return (
    <TypedForm
      label="Discard what is stored"
      className={styles.form}
      form={nameForm}
      fields={nameFields}
      send={async (body) => {
        // This device's copies go, too, before a page can show them.
        const sent = call('claimStoredWork', { body: { mine: false, ...body } });
        await answered(sent.finally(clearSessionKeys), 'Everything was discarded');
      }}
      failed="Could not discard everything."
      button="Discard everything"
      busyLabel="Discarding..."
    >
      <p>
        Everything stored in the account is deleted for good. The account itself and your way to
        sign in stay. Enter the name that it is to have.
      </p>
    </TypedForm>
  );
}

/** Shows the account's new state from the top, also if another tab has answered first. */
async function answered(sent: Promise<unknown>, title: string): Promise<void> {
  try {
    await sent;
    showToast({ type: 'success', title });
  } catch (error) {
    if (!isClientError(error) || error.code !== 'failed-precondition') throw error;
    showToast({ type: 'error', title: 'Could not save your answer', text: error.message });
  }
  await refreshSession();
  // The question or the whole page is replaced, so the focus has to move.
  document.querySelector('main')?.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}
