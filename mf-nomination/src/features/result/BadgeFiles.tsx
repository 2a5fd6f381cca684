import { download } from '@meritum/shared/client/download';
import type { NominationResult } from '@meritum/shared/contracts/published-results';
import type { BadgeFormat } from '@meritum/shared/contracts/recognitions';
import { DownloadButton } from '@meritum/shared/forms/DownloadButton';
import { Medal } from '@meritum/shared/ui/Medal';
import { FileCard } from './FileCard';
import styles from './Yours.module.css';

/** The formats of the badge, and what each is for. */
const badgeFiles = [
  {
    name: 'Picture with the badge inside',
    text: 'For your website, a post or a badge wallet that takes pictures.',
    kind: 'picture',
    formats: ['svg', 'png'],
  },
  {
    name: 'Signed file',
    text: 'For badge wallets, and for software that verifies credentials.',
    kind: 'signed-file',
    formats: ['jwt', 'json'],
  },
] as const satisfies readonly { formats: readonly BadgeFormat[]; [said: string]: unknown }[];

/** The digital badge, in each format that it comes in. */
export function BadgeFiles({ result }: { result: NominationResult }) {
  const { season, category } = result;
  return (
    <ul className={styles.pair}>
      {badgeFiles.map(({ name, text, kind, formats }) => (
        <FileCard
          key={kind}
          name={name}
          text={text}
          picture={
            kind === 'picture' ? (
              <Medal tier={result.tier ?? ''} size={96} />
            ) : (
              <div className={styles.sheet} data-kind={kind} aria-hidden="true">
                <span>{'{ signed }'}</span>
              </div>
            )
          }
        >
          {formats.map((format) => (
            <DownloadButton
              key={format}
              label={format.toUpperCase()}
              prefix={`${name}, `}
              what="the badge"
              download={() =>
                download('getBadge', `badge-${season}.${format}`, {
                  query: { season, category, format },
                })
              }
            />
          ))}
        </FileCard>
      ))}
    </ul>
  );
}
