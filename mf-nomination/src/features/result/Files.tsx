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

interface Props {
  cards: readonly {
    name: string;
    text: string;
    picture: ReactNode;
    what: string;
    files: readonly { label: string; download(): Promise<void> }[];
  }[];
}

function FileCards({ cards }: Props) {
  return (
    <ul className={styles.pair}>
      {cards.map(({ name, text, picture, what, files }) => (
        <li key={name} className={styles.paper}>
          {picture}
          <div className={styles.words}>
            <h4>{name}</h4>
            <p>{text}</p>
          </div>
          <div className={classNames(design.acts, design.wide)}>
            {files.map((file) => (
              <DownloadButton key={file.label} prefix={`${name}, `} what={what} {...file} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

export function BadgeFiles({ result: { season, category, tier } }: { result: NominationResult }) {
  const filesIn = (...formats: readonly BadgeFormat[]) =>
    formats.map((format) => ({
      label: format.toUpperCase(),
      download: () => download('getBadge', { query: { season, category, format } }),
    }));
  const cards = [
    {
      name: 'Picture with the badge inside',
      text: 'For your website, a post or a badge wallet that takes pictures.',
      picture: <Medal tier={tier ?? ''} size={96} />,
      what: 'the badge',
      files: filesIn('svg', 'png'),
    },
    {
      name: 'Signed file',
      text: 'For badge wallets, and for software that verifies credentials.',
      picture: (
        <div className={styles.sheet} data-kind="signed-file" aria-hidden="true">
          <span>{'{ signed }'}</span>
        </div>
      ),
      what: 'the badge',
      files: filesIn('jwt'),
    },
  ];
  return <FileCards cards={cards} />;
}

const sizeNames = { A4: 'A4', Letter: 'US Letter' } as const;

export function Papers({ result }: { result: NominationResult }) {
  const { season, category, recognition } = result;
  const filesOf = (call: 'getWinnerCertificate' | 'getWinnerReferenceLetter') =>
    paperSizes.map((paper) => ({
      label: sizeNames[paper],
      download: () => download(call, { query: { season, category, paper } }),
    }));
  const sheetOf = (kind: string) => (
    <div className={styles.sheet} data-kind={kind} aria-hidden="true" />
  );
  const cards = [
    {
      name: 'Certificate',
      text: 'With your name, the tier, and the ratings that it rests on.',
      picture: recognition ? <Certificate of={recognition} alt="" /> : sheetOf('certificate'),
      what: 'the certificate',
      files: filesOf('getWinnerCertificate'),
    },
    {
      name: 'Reference letter',
      text: 'For employers, visa offices and applications. It states only what was published.',
      picture: sheetOf('reference-letter'),
      what: 'the reference letter',
      files: filesOf('getWinnerReferenceLetter'),
    },
  ];
  return <FileCards cards={cards} />;
}
