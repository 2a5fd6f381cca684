import { download } from '@meritum/shared/client/download';
import { DownloadButton } from '@meritum/shared/forms/DownloadButton';
import { Card } from '@meritum/shared/ui/Card';
import styles from './RecordView.module.css';

/** The judge's final documents of a season as PDF. */
const papers = [
  { name: 'Certificate of service', call: 'getJudgeCertificate' },
  { name: 'Reference letter', call: 'getJudgeReferenceLetter' },
] as const;

const fileNameOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** Certificate and letter, once the last evaluation is submitted. */
export function Papers({ season, ready }: { season: string; ready: boolean }) {
  return (
    <Card as="section" aria-labelledby="papers" className={styles.papers}>
      <h2 id="papers">Certificate and letter</h2>
      {ready ? (
        <>
          <p>
            For your service as a judge. The certificate states what you did; the letter is a
            reference for others.
          </p>
          <div className={styles.downloads}>
            {papers.map(({ name, call }) => (
              <DownloadButton
                key={name}
                download={() => download(call, `${fileNameOf(name)}.pdf`, { query: { season } })}
                label={`${name} (PDF)`}
                what={`the ${name.toLowerCase()}`}
              />
            ))}
          </div>
        </>
      ) : (
        <p className={styles.meta}>
          You can download both here once all your evaluations are submitted.
        </p>
      )}
    </Card>
  );
}
