import { saveFile } from '@meritum/shared/client/saveFile';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Button } from '@meritum/shared/ui/Button';
import { getCopy, type Which } from './requests';

interface Props {
  reference: string;
  which: Which;
}

/** Saves the submitted nomination as a PDF. */
export function SaveCopy({ reference, which }: Props) {
  const { answer, busy, run } = useAnsweredCall();
  const save = async () => saveFile(await getCopy(which), `nomination-${reference}.pdf`);
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
