import { isClientError } from '@meritum/shared/client/clientError';
import { limits } from '@meritum/shared/contracts/limits';
import type { JudgeDetail } from '@meritum/shared/contracts/listed-judges';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Button } from '@meritum/shared/ui/Button';
import { TextField } from '@meritum/shared/ui/TextField';
import { type FormEvent, useState } from 'react';
import { Facts } from '../facts/Facts';
import { Panel } from '../facts/Panel';
import styles from './Judge.module.css';
import { markPaid, setCapacity } from './requests';

interface Props {
  judge: JudgeDetail;
  refresh(): unknown;
}

/** What a number field holds as a capacity; undefined for anything else. */
function capacityIn(typed: string): number | undefined {
  const capacity = Number(typed);
  const isOne = /^\d{1,3}$/.test(typed.trim()) && capacity <= limits.judgeCapacity;
  return isOne ? capacity : undefined;
}

const outOfRange = `Use a whole number from 0 to ${limits.judgeCapacity}`;

/** What the judge wishes, what organisers allow, and what follows from both. */
function Capacity({ judge }: Pick<Props, 'judge'>) {
  const { ownCapacity, capacityLimit, plannedCapacity, capacity } = judge;
  return (
    <Facts
      facts={[
        { label: 'The judge’s own wish', value: ownCapacity ?? 'As many as allowed' },
        {
          label: 'Limit',
          value:
            capacityLimit === null
              ? `${plannedCapacity}, the season’s`
              : `${capacityLimit}, set by an organiser`,
        },
        { label: 'Gets at most', value: capacity },
      ]}
    />
  );
}

/** How much the judge may take on, and whether they are paid. */
export function JudgeSettings({ judge, refresh }: Props) {
  const { answer, busy, run } = useAnsweredCall();
  const [error, setError] = useState<string>();
  const { capacityLimit, plannedCapacity, isPaid, revision } = judge;
  const change = (work: () => Promise<unknown>, done: string) =>
    run(
      async () => {
        try {
          await work();
        } catch (failed) {
          // Somebody else was first: what they changed is shown beside the refusal.
          if (isClientError(failed) && failed.status === 412) await refresh();
          throw failed;
        }
        await refresh();
      },
      'It was not changed.',
      { kind: 'success', text: done },
    );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('capacity') ?? '');
    const wanted = capacityIn(typed);
    setError(wanted === undefined ? outOfRange : undefined);
    if (wanted !== undefined) void change(() => setCapacity(judge, wanted), 'The limit is set.');
  };
  return (
    <Panel title="Capacity and payment">
      <Capacity judge={judge} />
      <form key={revision} onSubmit={submit} noValidate className={styles.settings}>
        <TextField
          name="capacity"
          label="Limit of nominations"
          inputMode="numeric"
          className={styles.capacity}
          defaultValue={capacityLimit ?? plannedCapacity}
          error={error}
        />
        <Button type="submit" variant="secondary" busy={busy} busyLabel="Saving...">
          Set the limit
        </Button>
        {capacityLimit !== null && (
          <Button
            variant="quiet"
            onClick={() => change(() => setCapacity(judge, null), 'The limit is the season’s.')}
          >
            Use the season’s {plannedCapacity}
          </Button>
        )}
      </form>
      <p className={styles.facts}>
        A judge can lower their own number, and only an organiser can raise it above the limit. What
        the judge has already stays theirs.
      </p>
      <div className={styles.settings}>
        <p>{isPaid ? 'Marked as paid.' : 'Not marked as paid.'}</p>
        <Button
          variant="secondary"
          onClick={() => change(() => markPaid(judge, !isPaid), 'The mark is changed.')}
        >
          {isPaid ? 'Mark as not paid' : 'Mark as paid'}
        </Button>
      </div>
      <FormAnswer answer={answer} />
    </Panel>
  );
}
