import { download } from '@meritum/shared/client/download';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Button } from '@meritum/shared/ui/Button';

/** Downloads all data about the person as one file. */
export function DownloadButton() {
  const { answer, busy, run } = useAnsweredCall();
  // Its documents take a while.
  const save = () => download('exportAccount', { timeoutMs: 180_000 });
  return (
    <>
      <div>
        <Button
          variant="secondary"
          busy={busy}
          busyLabel="Preparing your file..."
          onClick={() =>
            run(save, 'Could not download your data. Try again.', {
              kind: 'success',
              text: 'Your file is in your downloads.',
            })
          }
        >
          Download my data
        </Button>
      </div>
      <FormAnswer answer={answer} />
    </>
  );
}
