import { download } from '@meritum/shared/client/download';
import type { JudgeRecordReply } from '@meritum/shared/contracts/assignments';
import { DownloadButton } from '@meritum/shared/forms/DownloadButton';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { Card } from '@meritum/shared/ui/Card';
import * as design from '@meritum/shared/ui/design.module.css';
import { EmptyState } from '@meritum/shared/ui/EmptyState';
import { Select } from '@meritum/shared/ui/Select';
import { TextLink } from '@meritum/shared/ui/TextLink';
import type { ReactNode } from 'react';
import { addressOf } from '../assignments/addresses';
import { Figure } from '../assignments/Counters';
import styles from './RecordView.module.css';

interface Props {
  record: JudgeRecordReply;
  /** Shows another season's record. */
  onSeason(id: string): void;
  /** Comes before the list, which may be long. */
  preferences?: ReactNode;
  receipts?: ReactNode;
}

/** A judge's record of a season, with certificate and letter. */
export function RecordView({ record, onSeason, preferences, receipts }: Props) {
  const { season, criteria, evaluations } = record;
  return (
    <>
      {record.seasons.length > 1 && (
        <Select label="Season" value={season.id} onChange={({ target }) => onSeason(target.value)}>
          {record.seasons.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <Card as="section" aria-labelledby="in-figures" className={design.grid2}>
        <h2 id="in-figures" className={design.textXl}>
          {season.name} in figures
        </h2>
        <dl className={styles.figures}>
          <Figure label="Assigned" value={record.assigned} />
          <Figure label="Evaluated" value={record.completed} />
          <Figure label="Still to do" value={record.pending} />
          <Figure label="Stepped back" value={record.recused} />
        </dl>
      </Card>
      <Papers season={season.id} ready={record.may.downloadPapers} />
      {receipts}
      {preferences}
      <section aria-labelledby="evaluations" className={styles.evaluations}>
        <h2 id="evaluations" className={design.textXl}>
          Your evaluations
        </h2>
        {evaluations.length === 0 ? (
          <EmptyState
            title="No evaluations submitted yet"
            text="Evaluations you submit are listed here with your ratings."
          />
        ) : (
          <ul className={design.grid2}>
            {evaluations.map((evaluation) => (
              <Evaluation
                key={evaluation.assignmentId}
                criteria={criteria}
                evaluation={evaluation}
              />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

interface EvaluationProps {
  criteria: JudgeRecordReply['criteria'];
  evaluation: JudgeRecordReply['evaluations'][number];
}

function Evaluation({ criteria, evaluation }: EvaluationProps) {
  const { assignmentId, fullName, organization, ratings, averageRating, completedAt } = evaluation;
  return (
    <Card as="li" className={styles.evaluation}>
      <div className={styles.about}>
        <h3 className={design.textL}>
          <TextLink to={addressOf(assignmentId)}>{fullName}</TextLink>
        </h3>
        <p className={design.minor}>
          {organization}, <time dateTime={completedAt}>{formatDateTime(completedAt)}</time>
        </p>
      </div>
      <dl className={styles.ratings}>
        {criteria.map(({ key, name }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{ratings[key]}</dd>
          </div>
        ))}
        <div>
          <dt>Composite</dt>
          <dd className={design.accent}>{averageRating.toFixed(1)}</dd>
        </div>
      </dl>
    </Card>
  );
}

/** The judge's final documents of a season as PDF. */
const papers = [
  { name: 'Certificate of service', call: 'getJudgeCertificate' },
  { name: 'Reference letter', call: 'getJudgeReferenceLetter' },
] as const;

const fileNameOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** Certificate and letter, once the last evaluation is submitted. */
function Papers({ season, ready }: { season: string; ready: boolean }) {
  return (
    <Card as="section" aria-labelledby="papers" className={design.grid2}>
      <h2 id="papers" className={design.textXl}>
        Certificate and letter
      </h2>
      {ready ? (
        <>
          <p>
            For your service as a judge. The certificate states what you did; the letter is a
            reference for others.
          </p>
          <div className={design.wrap1Half}>
            {papers.map(({ name, call }) => (
              <DownloadButton
                key={name}
                download={() => download(call, `${fileNameOf(name)}.pdf`, { query: { season } })}
                label={`${name} (PDF)`}
                what={`the ${name.toLowerCase()}`}
              />
            ))}
          </div>
        </>
      ) : (
        <p className={design.minor}>
          You can download both here once all your evaluations are submitted.
        </p>
      )}
    </Card>
  );
}
