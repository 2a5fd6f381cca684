import { AnsweredButton } from '../forms/AnsweredButton';
import { CopyButton } from '../ui/CopyButton';
import { Notice } from '../ui/Notice';
import styles from './AuthPanel.module.css';
import { authMessages } from './authMessages';
import { isInsideApp } from './insideApp';
import { GoogleMark } from './marks';

interface Props {
  /** Throws ClientError. */
  act(): Promise<void>;
}

/** Signs in with Google, or says where that works (AUTH-010). */
export const GoogleButton = ({ act }: Props) =>
  isInsideApp() ? (
    <GoogleElsewhere />
  ) : (
    <AnsweredButton
      variant="secondary"
      className={styles.google}
      busyLabel="Waiting for Google..."
      act={act}
      failedText={authMessages.googleFailed}
    >
      <GoogleMark /> Continue with Google
    </AnsweredButton>
  );

/** Google refuses to sign in inside other apps. */
export const GoogleElsewhere = () => (
  <Notice kind="info" action={<CopyButton label="Copy link" text={location.href} />}>
    To sign in with Google, open this page in your phone’s browser: another app is showing it, and
    Google does not sign in there.
  </Notice>
);
