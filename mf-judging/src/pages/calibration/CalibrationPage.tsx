import { usePersonalQuery } from '@meritum/shared/client/usePersonalQuery';
import type { CalibrationReply } from '@meritum/shared/contracts/assignments';
import { prefixes } from '@meritum/shared/programme/routes';
import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { EmptyState } from '@meritum/shared/ui/EmptyState';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Notice } from '@meritum/shared/ui/Notice';
import { VerifiedOnly } from '../../features/area/VerifiedOnly';
import { SampleEntry } from '../../features/calibration/SampleEntry';

/** The calibration round, if the season has one (/tech-judging/calibration). */
export const CalibrationPage = () => (
  <VerifiedOnly title="Sample entries">{() => <Round />}</VerifiedOnly>
);

function Round() {
  const query = usePersonalQuery('getCalibrationRound');
  return (
    <Loaded query={query} what="the sample entries">
      {(round) => <CalibrationRound round={round} />}
    </Loaded>
  );
}

/** Optional sample entries for learning the scale; they never count. */
function CalibrationRound({ round }: { round: CalibrationReply }) {
  if (!round.on || round.entries.length === 0) {
    return (
      <EmptyState
        title="No sample entries this season"
        text="You can start with your assignments."
      />
    );
  }
  return (
    <>
      <p className={classNames(design.prose, design.proseWidth)}>
        Rate these sample entries as you would real ones. After each one you see how experienced
        judges rated it, and why. These ratings do not count: they help all judges mean the same by
        a 7.
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
          criteria={round.criteria}
          entry={entry}
          position={`Sample ${index + 1} of ${round.entries.length}`}
        />
      ))}
    </>
  );
}
