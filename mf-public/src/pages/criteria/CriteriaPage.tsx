import { ratingScale } from '@meritum/shared/contracts/limits';
import { claims, recomputable } from '@meritum/shared/programme/claims';
import { rubric } from '@meritum/shared/programme/rubric';
import {
  awardTiers,
  criteria,
  criteriaWeights,
  judgesPerNomination,
  lowestAward,
} from '@meritum/shared/programme/season';
import { Medal } from '@meritum/shared/ui/Medal';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { RatingMeanings } from '@meritum/shared/ui/RatingMeanings';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { Fragment } from 'react';
import { ClosingCall } from '../../features/calls/ClosingCall';
import { Reading, ReadingSection } from '../../features/reading/Reading';
import { Table } from '../../features/reading/Table';
import styles from './Criteria.module.css';
import { SampleEntry } from './SampleEntry';

const { min, max } = ratingScale;
const scores = Array.from({ length: max - min + 1 }, (_, index) => min + index);

const { field, evaluating } = claims.judgeExperience;

const readInAi = [
  {
    criterion: 'Innovation',
    question: 'What does the system do that was not possible, or not sensible, before?',
    evidence: 'A comparison with earlier approaches, publications, patents or releases',
  },
  {
    criterion: 'Methodology',
    question: 'Does it address a significant challenge, with data and methods that suit it?',
    evidence: 'Where the data come from, how the system was evaluated, what its limits are',
  },
  {
    criterion: 'Execution',
    question: 'Is it built well, and does it work reliably and responsibly in practice?',
    evidence: 'Architecture, tests, monitoring, and how people stay in control',
  },
  {
    criterion: 'Results',
    question: 'Which outcomes can be measured, and who benefits from them?',
    evidence: 'Figures before and after, user reports, independent confirmation',
  },
] as const;

export function CriteriaPage() {
  return (
    <>
      <PageHeader
        title="Judging Criteria"
        lead={`${criteriaWeights}, one scale, and an award that follows from the average. Nothing else is counted.`}
      />
      <Reading>
        {/* The criteria with their weights (CRIT-001, CRIT-002). */}
        <ReadingSection id="criteria" heading="The criteria">
          <ul className={styles.list}>
            {criteria.map(({ name, description, weight }) => (
              <li key={name} className={styles.criterion}>
                <h3>{name}</h3>
                <p className={styles.weight}>{`${weight}%`}</p>
                <p className={styles.description}>{description}</p>
              </li>
            ))}
          </ul>
        </ReadingSection>
        {/* The scale and how a score is computed (CRIT-003, CRIT-008). */}
        <ReadingSection id="scale" heading="Scoring scale">
          <p>
            {`Each criterion is scored on a scale from ${min} to ${max} in whole numbers; ${min} is the lowest score, ${max} the highest.`}
          </p>
          <ol className={styles.scale} aria-hidden="true">
            {scores.map((score) => (
              <li key={score}>{score}</li>
            ))}
          </ol>
          <p>
            A judge's composite rating is the plain average of the scores, to one decimal. Each
            submission is evaluated by at least {judgesPerNomination} judges, who work independently
            of each other. The average of their ratings decides the award.
          </p>
          <p>
            <TextLink to="/how-we-judge">How we judge</TextLink> explains the whole way from
            assignment to award, and <TextLink to="/check-the-results">Check the results</TextLink>{' '}
            recomputes {recomputable} in your browser.
          </p>
        </ReadingSection>
        <ReadingSection id="rubric" heading="What 1, 4, 7 and 10 mean">
          <p>Judges have this scale beside the ratings. The other numbers lie between.</p>
          {criteria.map(({ key, name }) => (
            <Fragment key={key}>
              <h3>{name}</h3>
              <p>{rubric[key]?.question}</p>
              <RatingMeanings criterion={key} />
            </Fragment>
          ))}
        </ReadingSection>
        {/* The bounds of the tiers (CRIT-004). */}
        <ReadingSection id="tiers" heading="Award tiers">
          <Table columns={['Award', 'Average score out of 10']}>
            {awardTiers.map(({ name, range }) => (
              <tr key={name}>
                <th scope="row">
                  <span className={styles.tier}>
                    <Medal tier={name} size={28} aria-hidden="true" />
                    {name}
                  </span>
                </th>
                <td>{range}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">No award</th>
              <td>Below {lowestAward}</td>
            </tr>
          </Table>
        </ReadingSection>
        {/* How the criteria are read in the AI category (CRIT-005). */}
        <ReadingSection id="ai" heading="The AI category">
          <p>The same criteria apply in every category. In AI, judges read them like this:</p>
          <Table
            className={styles.ai}
            columns={['Criterion', 'What judges ask', 'What helps them']}
            rows={readInAi.map((one) => [one.criterion, ...Object.values(one)])}
          />
        </ReadingSection>
        <ReadingSection id="sample" heading="A sample entry, with notes">
          <SampleEntry />
        </ReadingSection>
        {/* The qualifications of judges and how they are chosen (CRIT-006, CRIT-007). */}
        <ReadingSection id="judges" heading="Judge selection">
          <p>
            Judges are experts who apply with a short form and three reasons for their selection.
            Their LinkedIn profile and reasons are reviewed before they are confirmed. Each judge
            brings:
          </p>
          <ul>
            <li>{field} of experience in technology, AI, data analytics or a related field</li>
            <li>
              {evaluating} of evaluating innovations, for instance as a judge or peer reviewer
            </li>
            <li>Verified credentials</li>
            <li>A commitment to fair evaluation</li>
          </ul>
          <p>
            Judges keep entries confidential, judge anonymously and have no contact with nominees.
            The <TextLink to="/terms#judges">Terms of Use</TextLink> hold the complete rules.
          </p>
          <p>
            <TextLink to="/judges">Meet the judges</TextLink>
          </p>
        </ReadingSection>
      </Reading>
      <ClosingCall
        title="Take part on either side"
        text="Submit your own work for evaluation, or lend your judgement to the work of others."
        steps={{ Nominate: '/tech-nomination', 'Become a Judge': '/tech-judging' }}
      />
    </>
  );
}
