import { ConsolePage } from '../../features/console/ConsolePage';
import { Verification } from '../../features/judging/Verification';

/** The specified dashboard (/admin/judging), where applicants are verified. */
export const JudgingPage = () => (
  <ConsolePage>
    <Verification />
  </ConsolePage>
);
