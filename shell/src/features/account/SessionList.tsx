import { session } from '@meritum/shared/auth/session';
import { call } from '@meritum/shared/client/call';
import type { SessionSummary } from '@meritum/shared/contracts/account';
import { AnsweredButton } from '@meritum/shared/forms/AnsweredButton';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Badge } from '@meritum/shared/ui/Badge';
import { Button } from '@meritum/shared/ui/Button';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { useFocusAfterChange } from '@meritum/shared/ui/useFocusAfterChange';
import { VisuallyHidden } from '@meritum/shared/ui/VisuallyHidden';
import styles from '../security/Security.module.css';
import { sessionFacts } from './words';

interface Props {
  sessions: readonly SessionSummary[];
  onEnded(): Promise<unknown>;
}

/** This device first, then the most recently used. */
const byUse = (one: SessionSummary, other: SessionSummary) =>
  Number(other.current) - Number(one.current) || other.lastUsedAt.localeCompare(one.lastUsedAt);

/** All sessions of the account; each can be signed out, or all together. */
export function SessionList({ sessions, onEnded }: Props) {
  const list = useFocusAfterChange<HTMLUListElement>(`${sessions.length}`);
  return (
    <>
      <ul ref={list} tabIndex={-1} className={classNames(design.grid2, design.full)}>
        {sessions.toSorted(byUse).map((one) => (
          <SessionItem key={one.id} one={one} onEnded={onEnded} />
        ))}
      </ul>
      <div className={design.stacked}>
        <AnsweredButton
          variant="secondary"
          busyLabel="Signing out..."
          act={() => call('signOutEverywhere').then(session.ended)}
          failedText="Could not sign you out everywhere."
        >
          Sign out everywhere
        </AnsweredButton>
      </div>
    </>
  );
}

type ItemProps = Pick<Props, 'onEnded'> & { one: SessionSummary };

function SessionItem({ one, onEnded }: ItemProps) {
  const { answer, busy, run } = useAnsweredCall();
  const end = () =>
    run(async () => {
      await (one.current
        ? session.signOut()
        : call('endSession', { params: { sessionId: one.id } }).then(onEnded));
    }, 'Could not sign out this device.');
  return (
    <li className={styles.item}>
      <div className={styles.facts}>
        <p className={styles.name}>
          <span>{one.device}</span>
          {one.current && <Badge kind="accent">This device</Badge>}
        </p>
        <p className={design.minor}>{sessionFacts(one)}</p>
        <FormAnswer answer={answer} />
      </div>
      <Button variant="secondary" busy={busy} busyLabel="Signing out..." onClick={end}>
        Sign out
        <VisuallyHidden> {one.current ? 'this device' : one.device}</VisuallyHidden>
      </Button>
    </li>
  );
}
