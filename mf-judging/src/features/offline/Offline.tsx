import { formatDateTime } from '@meritum/shared/programme/moments';
import { Button } from '@meritum/shared/ui/Button';
import { Notice } from '@meritum/shared/ui/Notice';

interface Props {
  /** When the entries were read, in milliseconds since 1970. */
  at: number;
  onRemove(): void;
}

/** Shown above what this device has kept; nobody can sign out without the server. */
export function Offline({ at, onRemove }: Props) {
  return (
    <Notice
      kind="info"
      title="The server cannot be reached"
      action={
        <Button variant="quiet" onClick={onRemove}>
          Remove from this device
        </Button>
      }
    >
      You can read and rate your entries as of {formatDateTime(new Date(at).toISOString())}. Ratings
      are sent automatically. Documents need the connection.
    </Notice>
  );
}
