import { Button } from '@meritum/shared/ui/Button';
import { Notice } from '@meritum/shared/ui/Notice';
import { pluralize } from '../facts/pluralize';

interface Props {
  /** What worked: `3 judges deactivated.` */
  text: string;
  failures: readonly { name: string; why: string }[];
  onClose(): void;
}

/** What became of an act on several rows. */
export function BulkOutcome({ text, failures, onClose }: Props) {
  const title =
    failures.length === 0 ? 'Done' : `${pluralize(failures.length, 'failure')}, see below`;
  return (
    <Notice kind={failures.length === 0 ? 'success' : 'warning'} title={title}>
      <p>{text}</p>
      {failures.length > 0 && (
        <ul aria-label="Failures">
          {failures.map(({ name, why }) => (
            <li key={name}>
              {name}: {why}
            </li>
          ))}
        </ul>
      )}
      <Button variant="quiet" onClick={onClose}>
        Dismiss
      </Button>
    </Notice>
  );
}
