import { callForFile } from '@meritum/shared/client/call';
import { saveFile } from '@meritum/shared/client/saveFile';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Button } from '@meritum/shared/ui/Button';

/** Downloads all data about the person as one file. */
export function DownloadButton() {
  const { answer, busy, run } = useAnsweredCall();
  const download = async () => {
    const day = new Date().toISOString().slice(0, 10);
    // Its documents take a while.
    saveFile(await callForFile('exportAccount', { timeoutMs: 180_000 }), `my-data-${day}.zip`);
  };
  return (
    <>
      <div>
        <Button
          variant="secondary"
          busy={busy}
          busyLabel="Preparing your file..."
          onClick={() =>
            run(download, 'Could not download your data. Try again.', {
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
