import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { ClosingCall } from '../../features/calls/ClosingCall';

/** The closing call to action (HOME-022, HOME-023). */
export function HomeCall() {
  return (
    <ClosingCall
      title="Let your work be judged on its merit"
      text="Nominate what you have achieved in Technology. If you have the experience to evaluate the work of others, join the judges instead. Neither costs anything."
    >
      <ButtonLink to="/tech-nomination" size="l">
        Submit Nomination
      </ButtonLink>
      <ButtonLink to="/tech-judging" size="l" variant="secondary">
        Become a Judge
      </ButtonLink>
    </ClosingCall>
  );
}
