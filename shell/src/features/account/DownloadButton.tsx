import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Button } from '@meritum/shared/ui/Button';
import { exportAccount } from './requests';

/** Everything that is held about the person, as one file. */
export function DownloadButton() {
  const { answer, busy, run } = useAnsweredCall();
  const download = async () => {
    const day = new Date().toISOString().slice(0, 10);
    saveFile(await exportAccount(), `my-data-${day}.zip`);
  };
  return (
    <>
      <div>
        <Button
          variant="secondary"
          busy={busy}
          busyLabel="Preparing your file..."
          onClick={() =>
            run(download, 'Your data could not be downloaded. Please try again.', {
              kind: 'success',
              text: 'Your file is ready: look in your downloads.',
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

/** Hands a file to the browser's downloads. */
function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers begin to read it after the click only.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
