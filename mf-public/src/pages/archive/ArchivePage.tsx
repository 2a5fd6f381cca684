import { publicCalls } from '@meritum/shared/contracts/public-calls';
import { claims, ownCount } from '@meritum/shared/programme/claims';
import { withQueries } from '@meritum/shared/query/withQueries';
import { Container } from '@meritum/shared/ui/Container';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { LoadFailed } from '@meritum/shared/ui/LoadFailed';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { VisuallyHidden } from '@meritum/shared/ui/VisuallyHidden';
import { TierTotals } from '../../features/archive/TierTotals';
import { type ArchiveYear, useArchive } from '../../features/archive/useArchive';
import { YearTable } from '../../features/archive/YearTable';
import { ClosingCall } from '../../features/calls/ClosingCall';
import { ImportedLegend } from '../../features/winners/Imported';
import { publishedPath, useProfiles } from '../../features/winners/useProfiles';
import styles from './ArchivePage.module.css';

function beside(year: string): string[] {
  const { lastSeason, judges } = claims;
  if (year !== String(lastSeason.year)) return [];
  const nominees = Object.entries(lastSeason.nominees);
  return [
    ...nominees.map(([category, count]) => `${count} nominees in ${category}`),
    `${judges} judges, both ${ownCount}`,
  ];
}

function Year({ year, lists, counts }: ArchiveYear) {
  const profiles = useProfiles(year);
  return (
    <section className={styles.year} aria-label={year}>
      <div>
        <h2>{year}</h2>
        <ul className={styles.facts}>
          {beside(year).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {profiles.length > 0 && (
          <ul className={styles.facts} aria-label={`Winners of ${year} in their own words`}>
            {profiles.map(({ slug, name }) => (
              <li key={slug}>
                <TextLink href={publishedPath(slug)}>{name}, in their own words</TextLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      <YearTable year={year} lists={lists} counts={counts} />
    </section>
  );
}

export const ArchivePage = withQueries(function ArchivePage() {
  const { years, total, hasSamples, retry, isRetrying } = useArchive();
  return (
    <>
      <PageHeader
        title="Winners by year"
        documentTitle="Winners by Year"
        lead="Every award since the first season. Categories and figures lead to the winners behind them."
      />
      <Container className={classNames(design.grid3, design.pageEnd)}>
        <noscript>
          <p>
            The figures are counted by a script, which this browser does not run. Every published
            winner is also in the{' '}
            <a href={publicCalls.getWinnersFeed.path}>feed of published winners</a>.
          </p>
        </noscript>
        {retry ? (
          <LoadFailed title="Could not load the figures" onRetry={retry} isRetrying={isRetrying}>
            The links to each year’s winners still work.
          </LoadFailed>
        ) : (
          <TierTotals counts={total} />
        )}
        <VisuallyHidden role="status">
          {total === undefined && 'Loading the figures'}
        </VisuallyHidden>
        {years.map((one) => (
          <Year key={one.year} {...one} />
        ))}
        <ImportedLegend />
        {/* Its line is kept free until it is known whether there are any. */}
        <p className={design.minor}>
          {hasSamples ? 'Includes sample records of fictional people' : '\u00a0'}
        </p>
        <p className={classNames(design.prose, design.spaceAbove4, design.proseWidth)}>
          Where a season has a published ledger, its row leads to the results: the scores, the
          judges, and a check in which your browser computes the awards again.{' '}
          <TextLink to="/how-we-judge">How we judge</TextLink> explains why this works.
        </p>
      </Container>
      <ClosingCall
        title="Let your work be judged on its merit"
        text="One nomination for each category, judged on its merit alone. There is no fee."
        steps={{ Nominate: '/tech-nomination', 'All Winners': '/winners' }}
      />
    </>
  );
});
