import { recomputable } from '@meritum/shared/programme/claims';
import { useQuery } from '@meritum/shared/query';
import { withQueries } from '@meritum/shared/query/withQueries';
import { Container } from '@meritum/shared/ui/Container';
import * as design from '@meritum/shared/ui/design.module.css';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { VisuallyHidden } from '@meritum/shared/ui/VisuallyHidden';
import { ClosingCall } from '../../features/calls/ClosingCall';
import { RuledList } from '../../features/reading/RuledList';
import { wordsOfSteps } from '../../features/reading/wordsOfSteps';
import { useSeasonInAddress } from '../../features/season/useSeasonInAddress';
import { seasonFactsQuery } from '../../features/verification/requests';
import { ContestChooser, contestIn } from './ContestChooser';
import { Details } from './Details';
import styles from './HowPage.module.css';
import { isByBeacon } from './sentences';
import { TenSentences } from './TenSentences';

/** The promise in ten sentences with the season's values, above all details. */
export const HowPage = withQueries(function HowPage() {
  const { season, category, choose } = useSeasonInAddress();
  const query = useQuery({ ...seasonFactsQuery(season), placeholderData: (before) => before });
  const contest = query.data && contestIn(query.data, category);
  return (
    <>
      <PageHeader
        title="How We Judge"
        lead={`Results follow from the judges’ ratings${isByBeacon(contest?.rules.draw) ? ', and nobody can choose which ratings there are' : ''}. Ten sentences say how, and you can check each.`}
      />
      <Container className={design.pageEnd}>
        <noscript>
          <p>
            Without scripts, the values of the season are at{' '}
            <a href="/api/season/rules">/api/season/rules</a>,{' '}
            <a href="/api/results">/api/results</a> and <a href="/api/log/head">/api/log/head</a>.
          </p>
        </noscript>
        {query.isError && (
          <Loaded query={query} what="the season’s values">
            {() => null}
          </Loaded>
        )}
        <ContestChooser contest={contest} onChoose={choose} />
        <VisuallyHidden role="status">{contest ? '' : 'Loading the values...'}</VisuallyHidden>
        <TenSentences contest={contest} />
        <section className={styles.part} aria-label="What words of the guidelines mean">
          <h2 className={design.text2xl}>What words of the guidelines mean</h2>
          <RuledList items={wordsOfSteps} />
        </section>
        <section className={styles.part} aria-label="In detail">
          <h2 className={design.text2xl}>In detail</h2>
          <Details rules={contest?.rules} />
        </section>
      </Container>
      <ClosingCall
        title="See for yourself"
        text={`Your browser can recompute ${recomputable} from the ratings alone.`}
        steps={{
          'Check the Results': '/check-the-results',
          'Judging Criteria': '/judging-criteria',
        }}
      />
    </>
  );
});
