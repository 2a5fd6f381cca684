import type { NominationResult } from '@meritum/shared/contracts/published-results';
import { type SealScheme, sealSize } from '@meritum/shared/programme/seals';
import { site } from '@meritum/shared/programme/site';
import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { Certificate } from '@meritum/shared/ui/Certificate';
import { CopyButton } from '@meritum/shared/ui/CopyButton';
import * as design from '@meritum/shared/ui/design.module.css';
import { Fold } from '@meritum/shared/ui/Fold';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { BadgeFiles, Papers } from './Files';
import { Part, Section } from './Part';
import {
  announcement,
  certificationAddress,
  publicAddress,
  sealAddress,
  sealCode,
  sharesOf,
} from './sharing';
import styles from './Yours.module.css';

/** The benefits of an award: certificate, ways to share it, seal, papers, and badge. */
export function Yours({ result }: { result: NominationResult }) {
  const { recognition = '', tier, fullName } = result;
  return (
    <Section id="yours" title="Your award kit">
      <a href={`/verify/${recognition}`} className={styles.certificate}>
        <Certificate of={recognition} alt={`Your certificate: ${tier} for ${fullName}`} />
      </a>
      <Part
        title="Tell others"
        about={['The links lead to the page on which anybody can verify your award.']}
      >
        <div className={design.grid2}>
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
          <blockquote className={styles.announcement} dir="auto">
            {announcement(result)}
          </blockquote>
          <div className={design.acts}>
            <CopyButton label="Copy text" text={announcement(result)} />
            <TextLink href={`/verify/${recognition}`}>Public verification page</TextLink>
          </div>
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
      <Part
        title="Certificate and letter"
        about={[
          'Print them, frame them, attach them. Both are PDF files for the paper that you use.',
          `Has your name changed? Change it on your account page and write to ${site.supportEmail}: two organisers then publish the award under it.`,
        ]}
      >
        <Papers result={result} />
      </Part>
      <div className={styles.files}>
        <Fold summary="Files for software">
          <p className={design.muted}>
            An Open Badge 3.0 that we have signed. Whoever gets it can check, without asking us,
            that it is genuine and unchanged. It has your email address only as a salted hash.
          </p>
          <BadgeFiles result={result} />
        </Fold>
      </div>
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
      <div className={design.acts}>
        <CopyButton label="Copy code" name={`Copy code, ${name.toLowerCase()}`} text={code} />
        {(['svg', 'png'] as const).map((format) => (
          <TextLink key={format} href={sealAddress(result, scheme, format)} download>
            {format.toUpperCase()}
          </TextLink>
        ))}
      </div>
      <Fold summary="See the code">
        <pre className={styles.code}>
          <code>{code}</code>
        </pre>
      </Fold>
    </figure>
  );
}
