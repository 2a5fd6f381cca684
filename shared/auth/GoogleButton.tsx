import { AnsweredButton } from '../forms/AnsweredButton';
import { CopyButton } from '../ui/CopyButton';
import { Notice } from '../ui/Notice';
import { authMessages } from './authMessages';
import { isInsideApp } from './insideApp';

interface Props {
  variant?: 'primary' | 'secondary';
  /** Throws ClientError. */
  act(): Promise<void>;
}

/** Signs in with Google, or says where that is possible (AUTH-010). */
export const GoogleButton = ({ variant = 'primary', act }: Props) =>
  isInsideApp() ? (
    <GoogleElsewhere />
  ) : (
    <AnsweredButton
      variant={variant}
      busyLabel="Waiting for Google..."
      act={act}
      failedText={authMessages.googleFailed}
    >
      Continue with Google
    </AnsweredButton>
  );

/** Google answers with an error inside other apps. */
export const GoogleElsewhere = () => (
  <Notice kind="info" action={<CopyButton label="Copy link" text={location.href} />}>
    To sign in with Google, open this page in your phone’s browser: another app is showing it, and
    Google does not sign in there.
  </Notice>
);
