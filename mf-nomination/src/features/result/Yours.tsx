import type { NominationResult } from '@meritum/shared/contracts/published-results';
import { type SealScheme, sealSize } from '@meritum/shared/programme/seals';
import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { CopyButton } from '@meritum/shared/ui/CopyButton';
import * as design from '@meritum/shared/ui/design.module.css';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { BadgeFiles, Papers } from './Files';
import { Part, Section } from './Part';
import { certificationAddress, publicAddress, sealAddress, sealCode, sharesOf } from './sharing';
import styles from './Yours.module.css';

/** What comes with an award: papers, links for sharing it, and the seal. */
export function Yours({ result }: { result: NominationResult }) {
  return (
    <Section id="yours" title="Your award kit">
      <Part
        title="Certificate and letter"
        about={[
          'Print them, frame them, attach them. Both are PDF files for the paper that you use.',
        ]}
      >
        <Papers result={result} />
      </Part>
      <Part
        title="Digital badge"
        about={[
          'An Open Badge 3.0 that we have signed. Whoever gets it can check, without asking us, that it is genuine and unchanged. It has your email address only as a salted hash.',
        ]}
      >
        <BadgeFiles result={result} />
      </Part>
      <Part
        title="Tell others"
        about={['The links lead to the page on which anybody can verify your award.']}
      >
        <div className={design.acts}>
          <ButtonLink href={certificationAddress(result)} newTab>
            Add to LinkedIn profile
          </ButtonLink>
          {sharesOf(result).map(([label, href]) => (
            <ButtonLink
              key={label}
              variant="secondary"
              href={href}
              newTab={href.startsWith('https')}
            >
              {label}
            </ButtonLink>
          ))}
          <CopyButton label="Copy link" text={publicAddress(result)} />
        </div>
      </Part>
      <Part
        title="Winner seal"
        about={[
          'For your website, your portfolio or your mails. Paste the code where the seal is to appear. It has no script and does not track.',
        ]}
      >
        <div className={styles.pair}>
          <SealFigure result={result} scheme="light" name="On light pages" />
          <SealFigure result={result} scheme="dark" name="On dark pages" />
        </div>
      </Part>
    </Section>
  );
}

interface SealProps {
  result: NominationResult;
  scheme: SealScheme;
  name: string;
}

function SealFigure({ result, scheme, name }: SealProps) {
  const code = sealCode(result, scheme);
  return (
    <figure className={styles.seal} data-scheme={scheme}>
      <img src={sealAddress(result, scheme, 'svg')} alt={`${result.tier} seal`} {...sealSize} />
      <figcaption>{name}</figcaption>
      <pre className={styles.code}>
        <code>{code}</code>
      </pre>
      <div className={design.acts}>
        <CopyButton label="Copy code" text={code} />
        {(['svg', 'png'] as const).map((format) => (
          <TextLink key={format} href={sealAddress(result, scheme, format)} download>
            {format.toUpperCase()}
          </TextLink>
        ))}
      </div>
    </figure>
  );
}
