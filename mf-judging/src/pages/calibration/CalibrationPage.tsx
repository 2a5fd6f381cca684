import { useOwn } from '@meritum/shared/client/useOwn';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { VerifiedOnly } from '../../features/area/VerifiedOnly';
import { CalibrationRound } from '../../features/calibration/CalibrationRound';

/** The calibration round, where the season has one (/tech-judging/calibration). */
export const CalibrationPage = () => (
  <VerifiedOnly title="Sample entries">{() => <Round />}</VerifiedOnly>
);

function Round() {
  const query = useOwn('getCalibrationRound');
  return (
    <Loaded query={query} what="the sample entries">
      {(round) => <CalibrationRound round={round} />}
    </Loaded>
  );
}
