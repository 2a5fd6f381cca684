import { tierNames } from '@meritum/shared/contracts/tiers';
import { type LogoFile, logoPath, logos } from '@meritum/shared/programme/logos';
import { currentSeason, openCategory } from '@meritum/shared/programme/season';
import { site } from '@meritum/shared/programme/site';
import { timeline } from '@meritum/shared/programme/timeline';
import { withQueries } from '@meritum/shared/query/withQueries';
import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { CopyButton } from '@meritum/shared/ui/CopyButton';
import * as design from '@meritum/shared/ui/design.module.css';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { Prose } from '@meritum/shared/ui/Prose';
import { Section } from '@meritum/shared/ui/Section';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { TierTotals } from '../../features/archive/TierTotals';
import { useArchive } from '../../features/archive/useArchive';
import { Seal } from '../../features/featured/Seal';
import { Spotlight } from '../../features/featured/Spotlight';
import { RuledList } from '../../features/reading/RuledList';
import { EntryDates } from '../../features/season/EntryDates';
import { useSeasonNow } from '../../features/season/seasonNow';
import { descriptions, facts, logoRules, sealRules } from './content';
import styles from './PressPage.module.css';

function Descriptions() {
  return (
    <Section heading="Texts to quote" tone="raised">
      <div className={styles.texts}>
        {Object.entries(descriptions).map(([words, text]) => (
          <div key={words}>
            <h3>In {words} words</h3>
            <p className={design.prose}>{text}</p>
            <CopyButton label={`Copy the ${words} words`} text={text} />
          </div>
        ))}
      </div>
    </Section>
  );
}

function Figures() {
  const { years, total, hasSamples } = useArchive();
  const season = useSeasonNow();
  return (
    <Section heading="Facts and figures">
      <TierTotals counts={total} />
      <p className={styles.source}>
        Counted from the directory of winners since {years.at(-1)?.year}
        {hasSamples && ', which has sample records of fictional people'}.{' '}
        <TextLink to="/winners/archive">By year and category</TextLink>
      </p>
      <RuledList
        items={{
          ...facts,
          ...Object.fromEntries(
            timeline
              .filter(({ id }) => id === 'results')
              .map((entry) => [entry.title, <EntryDates key="" entry={entry} season={season} />]),
          ),
          Proof: (
            <>
              Do not take our word for it:{' '}
              <TextLink to="/check-the-results">check the results</TextLink> in your own browser,{' '}
              <TextLink to="/verify">check a winner’s certificate or badge</TextLink>, or read{' '}
              <TextLink to="/how-we-judge">how we judge</TextLink>.
            </>
          ),
        }}
      />
    </Section>
  );
}

function Logo(file: LogoFile) {
  const { name, kind, ground } = file;
  return (
    <li className={styles.logo}>
      <div className={styles.ground} data-scheme={ground} data-kind={kind}>
        <img src={logoPath(file, 'svg')} alt={name} loading="lazy" decoding="async" />
      </div>
      <p className={styles.files}>
        <span>{name}</span>
        {(['svg', 'png'] as const).map((type) => (
          <a
            key={type}
            href={logoPath(file, type)}
            download
            aria-label={`${name} as ${type.toUpperCase()}`}
          >
            {type.toUpperCase()}
          </a>
        ))}
      </p>
    </li>
  );
}

function Rules({ rules }: { rules: readonly string[] }) {
  return (
    <ul className={styles.rules}>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}

function Logos() {
  return (
    <Section heading="Logo" tone="raised">
      <ul className={styles.logos}>
        {logos.map((file) => (
          <Logo key={logoPath(file, 'svg')} {...file} />
        ))}
      </ul>
      <Rules rules={logoRules} />
    </Section>
  );
}

function Seals() {
  return (
    <Section heading="Seals of winners">
      <div className={styles.use}>
        <ul className={design.column2}>
          {tierNames.map((tier) => (
            <li key={tier}>
              <Seal
                tier={tier}
                category={openCategory}
                year={currentSeason}
                label={`Seal of a ${tier} winner`}
              />
            </li>
          ))}
        </ul>
        <Rules rules={sealRules} />
      </div>
    </Section>
  );
}

function Contact() {
  return (
    <Section heading="Contact" tone="raised">
      <Prose>
        The programme office of {site.productName} answers questions, and asks winners and judges
        for you before it passes on how to reach them:{' '}
        <TextLink href={`mailto:${site.supportEmail}`}>{site.supportEmail}</TextLink>.
      </Prose>
    </Section>
  );
}

export const PressPage = withQueries(function PressPage() {
  return (
    <>
      <PageHeader
        title="Press"
        lead={`What you need to write about ${site.productName}: texts to quote, facts with their source, and the logo.`}
        actions={
          <>
            <ButtonLink href={`mailto:${site.supportEmail}?subject=Press`}>Write to us</ButtonLink>
            <ButtonLink variant="secondary" to="/winners/archive">
              Winners by Year
            </ButtonLink>
          </>
        }
      />
      <Descriptions />
      <Figures />
      <Logos />
      <Seals />
      <Spotlight forPress />
      <Contact />
    </>
  );
});
