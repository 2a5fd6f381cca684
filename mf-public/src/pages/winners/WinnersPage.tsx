import { site } from '@meritum/shared/programme/site';
import { withQueries } from '@meritum/shared/query/withQueries';
import { Container } from '@meritum/shared/ui/Container';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { FilterBar } from '../../features/winners/FilterBar';
import { useWinnerFilters } from '../../features/winners/useWinnerFilters';
import { WinnerResults } from '../../features/winners/WinnerResults';
import styles from './WinnersPage.module.css';

export const WinnersPage = withQueries(function WinnersPage() {
  const { choices, filters, choose, type, retry, ...list } = useWinnerFilters();
  return (
    <>
      <PageHeader
        eyebrow={site.productName}
        title={`${filters.year} Winners`}
        lead={
          <>
            Sorted by judges' scores, the highest first.{' '}
            <TextLink to="/winners/archive">All years</TextLink> are counted by category and tier.
          </>
        }
      />
      <Container className={styles.body}>
        <FilterBar choices={choices} filters={filters} onChoose={choose} onType={type} />
        <WinnerResults filters={filters} retryChoices={retry} {...list} />
      </Container>
    </>
  );
});
