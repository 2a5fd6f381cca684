import { Loaded } from '@meritum/shared/ui/Loaded';
import { type Judge, JudgeArea } from '../../features/area/JudgeArea';
import { VerifiedOnly } from '../../features/area/VerifiedOnly';
import { CalibrationRound } from '../../features/calibration/CalibrationRound';
import { useCalibration } from '../../features/calibration/requests';

/** The calibration round, where the season has one (/tech-judging/calibration). */
export function CalibrationPage() {
  return (
    <JudgeArea title="Sample entries" heading="Sample entries">
      {(judge) => (
        <VerifiedOnly judge={judge}>
          <Round {...judge} />
        </VerifiedOnly>
      )}
    </JudgeArea>
  );
}

function Round({ user }: Judge) {
  const query = useCalibration(user.uid);
  return (
    <Loaded query={query} what="the sample entries">
      {(round) => <CalibrationRound uid={user.uid} round={round} />}
    </Loaded>
  );
}
