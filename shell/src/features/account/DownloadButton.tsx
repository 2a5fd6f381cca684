import { FormAnswer } from '@meritum/shared/auth/FormAnswer';
import { useAttempt } from '@meritum/shared/auth/useAttempt';
import { Button } from '@meritum/shared/ui/Button';
import { exportAccount } from './exportAccount';
import { saveFile } from './saveFile';

/** Everything that is held about the person, as one file. */
export function DownloadButton() {
  const { answer, busy, attempt } = useAttempt();
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
            attempt(download, 'Your data could not be downloaded. Please try again.', {
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
