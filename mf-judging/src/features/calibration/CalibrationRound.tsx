import type { CalibrationReply } from '@meritum/shared/contracts/assignments';
import { prefixes } from '@meritum/shared/programme/routes';
import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { EmptyState } from '@meritum/shared/ui/EmptyState';
import { Notice } from '@meritum/shared/ui/Notice';
import styles from './Calibration.module.css';
import { SampleEntry } from './SampleEntry';

interface Props {
  uid: string;
  round: CalibrationReply;
}

/** Sample entries to learn the scale by: they never weigh and never hold anybody up. */
export function CalibrationRound({ uid, round }: Props) {
  if (!round.on || round.entries.length === 0) {
    return (
      <EmptyState
        title="No sample entries this season"
        text="You can begin with your assignments at once."
      />
    );
  }
  return (
    <>
      <p className={styles.lead}>
        Rate these sample entries as you would real ones. After each you see how experienced judges
        rated it, and why. It counts for nothing: it is there so that a 7 means the same to all of
        us.
      </p>
      {round.done && (
        <Notice
          kind="success"
          title="All sample entries are rated"
          action={
            <ButtonLink variant="secondary" to={prefixes['mf-judging']}>
              Go to your assignments
            </ButtonLink>
          }
        />
      )}
      {round.entries.map((entry, index) => (
        <SampleEntry
          key={entry.id}
          uid={uid}
          criteria={round.criteria}
          entry={entry}
          place={`Sample ${index + 1} of ${round.entries.length}`}
        />
      ))}
    </>
  );
}
