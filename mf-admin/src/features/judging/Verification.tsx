import { Button } from '@meritum/shared/ui/Button';
import { Card } from '@meritum/shared/ui/Card';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Select } from '@meritum/shared/ui/Select';
import { JudgeDetails } from './JudgeDetails';
import { labelOf } from './judge';
import { outcomes, type Verification as Value, verifications } from './outcomes';
import { useVerification } from './useVerification';
import styles from './Verification.module.css';

/** The list of pending judges, the details of the selected one, and the decision. */
export function Verification({ adminEmail }: { adminEmail: string }) {
  const { query, judges, judge, select, chosen, choose, sending, send } =
    useVerification(adminEmail);
  return (
    <Loaded query={query} what="the pending judges">
      {() => (
        <div className={styles.root}>
          <Select
            label="Pending judges"
            hint={judges.length === 0 && 'No judges are waiting for verification.'}
            value={judge?.id ?? ''}
            onChange={(event) => select(event.target.value)}
            className={styles.chooser}
          >
            <option value="">Select a judge</option>
            {judges.map((each) => (
              <option key={each.id} value={each.id}>
                {labelOf(each)}
              </option>
            ))}
          </Select>
          {judge && <JudgeDetails judge={judge} />}
          {/* Possible only for a selected judge (ADM-023). */}
          <Card className={classNames(design.stacked, styles.decision)}>
            <Select
              label="Verification status"
              hint={judge && outcomes[chosen].consequence}
              value={chosen}
              disabled={!judge || sending}
              onChange={(event) => choose(event.target.value as Value)}
            >
              {verifications.map((value) => (
                <option key={value} value={value}>
                  {outcomes[value].label}
                </option>
              ))}
            </Select>
            <Button disabled={!judge} busy={sending} busyLabel="Sending..." onClick={send}>
              Send Email
            </Button>
          </Card>
        </div>
      )}
    </Loaded>
  );
}
