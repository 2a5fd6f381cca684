import { download } from '@meritum/shared/client/download';
import { usePersonalQuery } from '@meritum/shared/client/usePersonalQuery';
import type { JudgeRecordReply } from '@meritum/shared/contracts/assignments';
import { DownloadButton } from '@meritum/shared/forms/DownloadButton';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { Card } from '@meritum/shared/ui/Card';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { EmptyState } from '@meritum/shared/ui/EmptyState';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Select } from '@meritum/shared/ui/Select';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { useState } from 'react';
import { VerifiedOnly } from '../../features/area/VerifiedOnly';
import { addressOf } from '../../features/assignments/addresses';
import { Figure } from '../../features/assignments/Counters';
import { useAssignments } from '../../features/assignments/useAssignments';
import { SavedNotes } from '../../features/notes/SavedNotes';
import { Preferences } from '../../features/preferences/Preferences';
import { Receipts } from '../../features/receipts/Receipts';
import styles from '../../features/record/RecordView.module.css';

/** The judge's record of a season and their preferences (/tech-judging/record). */
export const RecordPage = () => (
  <VerifiedOnly title="Your judging" narrow>
    {({ user }) => (
      <>
        <Record uid={user.uid} />
        <SavedNotes uid={user.uid} />
      </>
    )}
  </VerifiedOnly>
);

function Record({ uid }: { uid: string }) {
  const [chosen, setChosen] = useState('');
  // By default the newest record with assignments.
  const newest = usePersonalQuery('getTechJudgeRecord', { query: {} });
  const query = usePersonalQuery('getTechJudgeRecord', { query: chosen ? { season: chosen } : {} });
  return (
    <Loaded query={newest} what="what you did">
      {({ season, seasons }) => (
        <>
          {seasons.length > 1 && (
            <Select
              label="Season"
              value={chosen || season.id}
              onChange={({ target }) => setChosen(target.value)}
            >
              {seasons.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
          <Loaded query={query} what="what you did">
            {(record) => <Shown uid={uid} record={record} />}
          </Loaded>
        </>
      )}
    </Loaded>
  );
}

/** A judge's record of a season, with certificate and letter; the list, which may be long, is last. */
function Shown({ uid, record }: { uid: string; record: JudgeRecordReply }) {
  const { season, criteria, evaluations } = record;
  const { list } = useAssignments(uid, true);
  return (
    <>
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
      <Receipts uid={uid} />
      <Preferences />
      <section
        aria-labelledby="evaluations"
        className={classNames(design.grid2, design.spaceAbove2)}
      >
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
                canBeRead={list?.some(({ id }) => id === evaluation.assignmentId) ?? false}
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
  /** Whether the portal shows the entry: only until its season is over. */
  canBeRead: boolean;
}

function Evaluation({ criteria, evaluation, canBeRead }: EvaluationProps) {
  const { assignmentId, fullName, organization, ratings, averageRating, completedAt } = evaluation;
  return (
    <Card as="li" className={styles.evaluation}>
      <div className={styles.about}>
        <h3 className={design.textL}>
          {canBeRead ? <TextLink to={addressOf(assignmentId)}>{fullName}</TextLink> : fullName}
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

const papers = [
  { name: 'Certificate of service', call: 'getJudgeCertificate' },
  { name: 'Reference letter', call: 'getJudgeReferenceLetter' },
] as const;

/** Certificate and letter, available after the last evaluation. */
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
                download={() => download(call, { query: { season } })}
                label={`${name} (PDF)`}
                what={`the ${name.toLowerCase()}`}
              />
            ))}
          </div>
        </>
      ) : (
        <p className={design.minor}>
          You can download both here once all your evaluations are submitted or, if some are, once
          judging has ended.
        </p>
      )}
    </Card>
  );
}
