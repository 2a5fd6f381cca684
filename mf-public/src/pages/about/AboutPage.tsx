import { claims, ownCount } from '@meritum/shared/programme/claims';
import {
  criteriaWeights,
  judgesPerNomination,
  noAwardBelow,
} from '@meritum/shared/programme/season';
import { site } from '@meritum/shared/programme/site';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { Prose } from '@meritum/shared/ui/Prose';
import { Section } from '@meritum/shared/ui/Section';
import { TextLink } from '@meritum/shared/ui/TextLink';
import totals from '../../features/archive/TierTotals.module.css';
import { ClosingCall } from '../../features/calls/ClosingCall';
import { RuledList } from '../../features/reading/RuledList';
import styles from './AboutPage.module.css';

const values = {
  Merit: "Independent judges' ratings are the only thing that decides an award.",
  Independence:
    'Judges work anonymously, without contact with nominees and without knowing of each other.',
  Openness: `No fee and no geographical restrictions. Nominees of 2024 came from ${claims.countries} countries.`,
  Evidence: 'What counts is impact that can be verified, within the last 24 months.',
};

const differences = {
  'No fee':
    'It costs nothing to nominate and nothing to judge, so that neither side has anything to buy.',
  'Many judges': `At least ${judgesPerNomination} judges evaluate each submission. In 2024, ${claims.judges} judged.`,
  'Published criteria': `${criteriaWeights} and fixed bounds for each award level, known before anybody nominates.`,
  'Individual achievement': 'The award goes to the person who made the primary contribution.',
  'A high bar': `Platinum went to ${claims.platinumShare} of 2024 winners. ${noAwardBelow}`,
};

function Story() {
  const { year, nominees, awards } = claims.lastSeason;
  const figures = [
    ['Nominees in Technology', String(nominees.Technology)],
    ...Object.entries(awards).map(([name, count]) => [name, String(count)] as const),
    ['Judges', claims.judges],
    ['Countries of nominees', String(claims.countries)],
  ] as const;
  return (
    <Section heading="Our story" tone="raised">
      <div className={styles.purpose}>
        <Prose>
          <p>
            {site.productName} was founded in {claims.foundedIn} to recognise excellent work in
            technology, AI and data analytics for one reason only: its merit. There is no fee to
            nominate or to judge, and an award depends on nothing but independent judges' ratings.
          </p>
          <p>
            In 2024, {claims.judges} judges evaluated nominations in Technology, AI and Data
            Analytics, and nominees came from {claims.countries} countries, {ownCount}. The awards
            are counted from the directory.
          </p>
          <p>
            <TextLink to="/winners">The winners</TextLink> are listed by year and category,{' '}
            <TextLink to="/winners/archive">Winners by Year</TextLink> counts them, and{' '}
            <TextLink to="/check-the-results">Check the Results</TextLink> shows how to recompute a
            published result.
          </p>
        </Prose>
        <section aria-label={`${year} in figures`}>
          <h3>{year} in figures</h3>
          <dl className={classNames(totals.root, styles.figures)}>
            {figures.map(([name, figure]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Section>
  );
}

function Purpose() {
  return (
    <Section>
      <div className={styles.purpose}>
        <div>
          <h2>Mission</h2>
          <p className={styles.statement}>
            To find excellent work in technology, AI and data analytics wherever it is done, and to
            recognise the people behind it on merit alone.
          </p>
        </div>
        <div>
          <h2>Vision</h2>
          <p className={styles.statement}>
            A field in which recognition follows from what was achieved and can be shown, and from
            nothing else.
          </p>
        </div>
      </div>
    </Section>
  );
}

function Values() {
  return (
    <Section heading="Values" tone="raised">
      <ul className={styles.values}>
        {Object.entries(values).map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className={classNames(design.spaceAbove1, design.muted)}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function BehindIt() {
  return (
    <Section heading="Who is behind it" tone="raised">
      <Prose>
        <p>
          {site.productName} was founded in {claims.foundedIn}. Its awards are decided by
          independent judges: <TextLink to="/judges">some of them</TextLink> have a page here, and{' '}
          <TextLink to="/judging-criteria">Judging Criteria</TextLink> explains how they are chosen.
          The organisers answer at{' '}
          <TextLink href={`mailto:${site.supportEmail}`}>{site.supportEmail}</TextLink>. Journalists
          find texts, facts and the logo on the <TextLink to="/press">press page</TextLink>.
        </p>
      </Prose>
    </Section>
  );
}

export function AboutPage() {
  return (
    <>
      <PageHeader
        title={`About ${site.productName}`}
        documentTitle="About Us"
        lead="An annual programme that recognises individual excellence in technology, AI and data analytics, decided by independent judges."
      />
      <Story />
      <Purpose />
      <Values />
      <Section heading={`What makes ${site.productName} different`}>
        <RuledList items={differences} />
      </Section>
      <BehindIt />
      <ClosingCall
        title="Be part of it"
        text="Nominate your own work, or help to evaluate the work of others."
        steps={{ 'Submit a Nomination': '/tech-nomination', 'Become a Judge': '/tech-judging' }}
      />
    </>
  );
}
