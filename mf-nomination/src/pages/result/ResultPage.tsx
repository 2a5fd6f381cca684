import { AuthPanel, useSessionWithPanel } from '@meritum/shared/auth/AuthPanel';
import { ServerUnreachable } from '@meritum/shared/auth/ServerUnreachable';
import { usePersonalQuery } from '@meritum/shared/client/usePersonalQuery';
import type { NominationResult } from '@meritum/shared/contracts/published-results';
import { resultAddress } from '@meritum/shared/programme/result-address';
import { prefixes } from '@meritum/shared/programme/routes';
import { withQueries } from '@meritum/shared/query/withQueries';
import { useNavigate, useSearchParams } from '@meritum/shared/router';
import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { Container } from '@meritum/shared/ui/Container';
import * as design from '@meritum/shared/ui/design.module.css';
import { EmptyState } from '@meritum/shared/ui/EmptyState';
import { Loaded, LoadingShape } from '@meritum/shared/ui/Loaded';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { Select } from '@meritum/shared/ui/Select';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { resultAsked } from '../../features/result/address';
import styles from '../../features/result/Result.module.css';
import { ResultView } from '../../features/result/ResultView';
import portal from '../nomination/NominationPage.module.css';

/** The results of one's own nominations (/tech-nomination/result). */
export const ResultPage = withQueries(function ResultPage() {
  const state = useSessionWithPanel();
  return (
    <>
      <PageHeader
        eyebrow="Nomination portal"
        title="Your result"
        documentTitle="Your result - Nomination Portal"
        className={state.status === 'signed-in' ? portal.compact : undefined}
      />
      <Container className={styles.page}>
        {state.status === 'loading' && <LoadingShape what="your result" />}
        {state.status === 'unreachable' && <ServerUnreachable />}
        {state.status === 'signed-out' && (
          <div className={design.narrow}>
            <AuthPanel heading="Sign in to see your result" statusText="Nominator" items={[]} />
          </div>
        )}
        {state.status === 'signed-in' && <Results />}
      </Container>
    </>
  );
});

function Results() {
  const query = usePersonalQuery('listNominationResults');
  const [asked] = useSearchParams();
  return (
    <Loaded query={query} what="your result">
      {({ results }) => {
        const shown = resultAsked(results, asked);
        if (!shown)
          return (
            <EmptyState
              title="No result yet"
              text="Results are published once judging is closed for good and two organisers have confirmed them. We will write to you then."
              action={
                <ButtonLink variant="secondary" to="/timeline">
                  See the dates
                </ButtonLink>
              }
            />
          );
        return (
          <>
            {results.length > 1 && <Choice results={results} shown={shown} />}
            <ResultView key={resultAddress(shown)} result={shown} />
            <p>
              <TextLink to={prefixes['mf-nomination']}>Your nominations</TextLink>
            </p>
          </>
        );
      }}
    </Loaded>
  );
}

interface ChoiceProps {
  results: readonly NominationResult[];
  shown: NominationResult;
}

function Choice({ results, shown }: ChoiceProps) {
  const navigate = useNavigate();
  return (
    <Select
      label="Nomination"
      value={resultAddress(shown)}
      onChange={({ target }) => navigate(target.value)}
    >
      {results.map((one) => (
        <option key={resultAddress(one)} value={resultAddress(one)}>
          {one.category}, {one.seasonName}
        </option>
      ))}
    </Select>
  );
}
