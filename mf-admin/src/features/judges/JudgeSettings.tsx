import { call } from '@meritum/shared/client/call';
import { limits } from '@meritum/shared/contracts/limits';
import type { JudgeDetail } from '@meritum/shared/contracts/listed-judges';
import { useUnsent } from '@meritum/shared/forms/useUnsent';
import { Button } from '@meritum/shared/ui/Button';
import * as design from '@meritum/shared/ui/design.module.css';
import { TextField } from '@meritum/shared/ui/TextField';
import { type FormEvent, useState } from 'react';
import { useReloadingCall } from '../confirm/useReloadingCall';
import { Facts } from '../facts/Facts';
import { Panel } from '../facts/Panel';
import styles from './Judge.module.css';
import { asSeen } from './requests';

/** The typed capacity; undefined if invalid. */
function capacityIn(typed: string): number | undefined {
  const capacity = Number(typed);
  const isOne = /^\d{1,3}$/.test(typed.trim()) && capacity <= limits.judgeCapacity;
  return isOne ? capacity : undefined;
}

const outOfRange = `Enter a whole number from 0 to ${limits.judgeCapacity}`;

const failed = 'Could not save the change.';

interface Props {
  judge: JudgeDetail;
}

export const JudgeSettings = ({ judge }: Props) => (
  <Panel title="Limit and payment">
    <Limit judge={judge} />
    <Payment judge={judge} />
  </Panel>
);

/** The limits of the judge, of the organisers, and the effective one. */
function Limit({ judge }: Props) {
  const { busy, act, outcome } = useReloadingCall(judge.id);
  const [error, setError] = useState<string>();
  const { capacityLimit, plannedCapacity } = judge;
  const { typed, type, sent } = useUnsent(
    `limit of ${judge.id}`,
    String(capacityLimit ?? plannedCapacity),
  );
  /** Null restores the season's limit. */
  const limitTo = (wanted: number | null, done: string) =>
    act(() => call('setJudgeCapacity', { body: { ...asSeen(judge), capacity: wanted } }), {
      failed,
      done,
      onDone: sent,
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = capacityIn(typed);
    setError(wanted === undefined ? outOfRange : undefined);
    if (wanted === undefined) event.currentTarget.querySelector('input')?.focus();
    else void limitTo(wanted, 'The limit has been changed.');
  };
  return (
    <>
      <Facts
        facts={[
          { label: 'The judge’s own limit', value: judge.ownCapacity ?? 'As many as allowed' },
          {
            label: 'Allowed',
            value:
              capacityLimit === null
                ? `${plannedCapacity} (season limit)`
                : `${capacityLimit} (set by an organiser)`,
          },
          { label: 'Limit that applies', value: judge.capacity },
        ]}
      />
      <form onSubmit={submit} noValidate className={styles.settings}>
        <TextField
          label="Maximum number of nominations"
          inputMode="numeric"
          className={styles.capacity}
          value={typed}
          onChange={({ target }) => type(target.value)}
          error={error}
        />
        <Button type="submit" variant="secondary" busy={busy} busyLabel="Saving...">
          Save limit
        </Button>
        {capacityLimit !== null && (
          <Button
            variant="quiet"
            busy={busy}
            busyLabel="Saving..."
            onClick={() => limitTo(null, 'The season’s limit applies again.')}
          >
            Use the season’s limit of {plannedCapacity}
          </Button>
        )}
      </form>
      <p className={design.minor}>
        Judges can choose a lower limit; only an organiser can raise it. Existing assignments stay.
      </p>
      {outcome}
    </>
  );
}

function Payment({ judge }: Props) {
  const { busy, act, outcome } = useReloadingCall(judge.id);
  const { isPaid } = judge;
  const change = () =>
    act(() => call('markJudgePaid', { body: { ...asSeen(judge), isPaid: !isPaid } }), {
      failed,
      done: 'The payment status has been changed.',
    });
  return (
    <>
      <div className={design.row}>
        <p>{isPaid ? 'Marked as paid.' : 'Not marked as paid.'}</p>
        <Button variant="secondary" busy={busy} busyLabel="Saving..." onClick={change}>
          {isPaid ? 'Mark as not paid' : 'Mark as paid'}
        </Button>
      </div>
      {outcome}
    </>
  );
}
