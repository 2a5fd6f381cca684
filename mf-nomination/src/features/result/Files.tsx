import { download } from '@meritum/shared/client/download';
import { paperSizes } from '@meritum/shared/contracts/papers';
import type { NominationResult } from '@meritum/shared/contracts/published-results';
import type { BadgeFormat } from '@meritum/shared/contracts/recognitions';
import { DownloadButton } from '@meritum/shared/forms/DownloadButton';
import { Certificate } from '@meritum/shared/ui/Certificate';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { Medal } from '@meritum/shared/ui/Medal';
import type { ReactNode } from 'react';
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

/** What a winner may download as PDF. */
const papers = [
  {
    name: 'Certificate',
    text: 'With your name, the tier, and the ratings that it rests on.',
    file: 'certificate',
    call: 'getWinnerCertificate',
  },
  {
    name: 'Reference letter',
    text: 'For employers, visa offices and applications. It states only what was published.',
    file: 'reference-letter',
    call: 'getWinnerReferenceLetter',
  },
] as const;

const sizeNames = { A4: 'A4', Letter: 'US Letter' } as const;

export function Papers({ result }: { result: NominationResult }) {
  const { season, category } = result;
  return (
    <ul className={styles.pair}>
      {papers.map(({ name, text, file, call }) => (
        <FileCard
          key={file}
          name={name}
          text={text}
          picture={
            file === 'certificate' && result.recognition ? (
              <Certificate of={result.recognition} alt="" />
            ) : (
              <div className={styles.sheet} data-kind={file} aria-hidden="true" />
            )
          }
        >
          {paperSizes.map((size) => (
            <DownloadButton
              key={size}
              label={sizeNames[size]}
              prefix={`${name}, `}
              what={`the ${name.toLowerCase()}`}
              download={() =>
                download(call, `${file}-${season}-${size.toLowerCase()}.pdf`, {
                  query: { season, category, paper: size },
                })
              }
            />
          ))}
        </FileCard>
      ))}
    </ul>
  );
}

interface Props {
  name: string;
  text: string;
  picture: ReactNode;
  /** Its downloads. */
  children: ReactNode;
}

function FileCard({ name, text, picture, children }: Props) {
  return (
    <li className={styles.paper}>
      {picture}
      <div className={styles.words}>
        <h4>{name}</h4>
        <p>{text}</p>
      </div>
      <div className={classNames(design.acts, design.wide)}>{children}</div>
    </li>
  );
}
