import type { Application } from '@meritum/shared/contracts/applications';
import { limits } from '@meritum/shared/contracts/limits';
import { useUnsent } from '@meritum/shared/forms/useUnsent';
import { Button } from '@meritum/shared/ui/Button';
import { Dialog } from '@meritum/shared/ui/Dialog';
import { Select } from '@meritum/shared/ui/Select';
import { TextArea } from '@meritum/shared/ui/TextArea';
import { type FormEvent, useId, useState } from 'react';
import text from '../facts/text.module.css';
import { rejectionKey } from './useDecisions';

const common = [
  'The experience could not be confirmed.',
  'The LinkedIn profile does not match the application.',
  'The person has applied twice.',
  'The reasons to judge do not fit the categories.',
];

interface Props {
  /** The applications to reject; none while it is closed. */
  rows: readonly Application[];
  onClose(): void;
  onReject(reason: string): void;
}

export function RejectDialog({ rows, onClose, onReject }: Props) {
  const form = useId();
  const { typed, type } = useUnsent(rejectionKey(rows), '');
  const [isMissing, setMissing] = useState(false);
  const who = rows.length === 1 ? rows[0]?.name : `${rows.length} applicants`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = typed.trim();
    setMissing(!given);
    if (given && given.length <= limits.reasonCharacters) onReject(given);
  };
  return (
    <Dialog
      open={rows.length > 0}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Reject ${who}?`}
      description="They are told by email, which does not state the reason, and cannot judge. You can undo it for ten seconds."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="danger">
            Reject
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className={text.stack}>
        <Select
          label="Common reasons"
          value={common.includes(typed) ? typed : ''}
          onChange={({ target }) => target.value && type(target.value)}
        >
          <option value="">Choose or type one</option>
          {common.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Select>
        <TextArea
          label="Reason"
          hint="It is recorded, and applicants find it in the copy of their data."
          rows={3}
          limit={limits.reasonCharacters}
          value={typed}
          onChange={({ target }) => type(target.value)}
          error={isMissing ? 'Enter a reason. It is recorded.' : undefined}
        />
      </form>
    </Dialog>
  );
}
