import type { NominationResult } from '@meritum/shared/contracts/published-results';
import { DownloadButton } from '@meritum/shared/forms/DownloadButton';
import { Medal } from '@meritum/shared/ui/Medal';
import { FileCard } from './FileCard';
import { badgeFiles, downloadBadge } from './requests';
import styles from './Yours.module.css';

/** The digital badge, in each format that it comes in. */
export function BadgeFiles({ result }: { result: NominationResult }) {
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
              download={() => downloadBadge(result, format)}
            />
          ))}
        </FileCard>
      ))}
    </ul>
  );
}
