import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Button } from '@meritum/shared/ui/Button';
import { downloadCopy, type Which } from './requests';

interface Props {
  reference: string;
  which: Which;
}

/** Saves the submitted nomination as a PDF. */
export function SaveCopy({ reference, which }: Props) {
  const { answer, busy, run } = useAnsweredCall();
  const save = () => downloadCopy(which, reference);
  return (
    <>
      <Button
        variant="secondary"
        busy={busy}
        onClick={() => run(save, 'Could not download the file.')}
      >
        Save a copy (PDF)
      </Button>
      <FormAnswer answer={answer} />
    </>
  );
}
