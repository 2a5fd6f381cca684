import type { Assignment } from '@meritum/shared/contracts/assignments';
import { Button } from '@meritum/shared/ui/Button';
import { useState } from 'react';
import { RecusalDialog } from './RecusalDialog';

interface Props {
  assignment: Assignment;
  onRecused(): void;
}

/** The button for a recusal. */
export function Recusal({ assignment, onRecused }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        I have a conflict of interest
      </Button>
      <RecusalDialog
        open={open}
        onOpenChange={setOpen}
        assignment={assignment}
        onRecused={() => {
          setOpen(false);
          onRecused();
        }}
      />
    </>
  );
}
