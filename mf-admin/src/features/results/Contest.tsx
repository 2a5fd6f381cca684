import { download } from '@meritum/shared/client/download';
import type { ContestStatus, ResultCheck } from '@meritum/shared/contracts/results';
import { formatCount } from '@meritum/shared/programme/format-count';
import { labels } from '@meritum/shared/programme/labels';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { Badge } from '@meritum/shared/ui/Badge';
import { Card } from '@meritum/shared/ui/Card';
import * as design from '@meritum/shared/ui/design.module.css';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Notice } from '@meritum/shared/ui/Notice';
import { useCall } from '../console/useCall';
import { Facts } from '../facts/Facts';
import { Proofs } from '../facts/Proofs';
import text from '../facts/text.module.css';
import { ResultMailsLeft } from '../mails/MailTime';
import { ExportButtons } from '../table/ExportButtons';
import { howToCorrect } from './Correction';
import { Entries } from './Entries';
import styles from './Results.module.css';
import { Signals } from './Signals';
import { Steps } from './Steps';

export function Contest({ contest }: { contest: ContestStatus }) {
  const { season, category } = contest;
  const query = useCall('previewResults', { query: { season, category } });
  return (
    <Loaded query={query} what="the results">
      {(preview) => (
        <div className={design.column2}>
          {preview.hidden > 0 && (
            <Notice kind="info" title="Some nominations are hidden from you">
              They are nominations with which you have a conflict of interest, or which you still
              have to rate. With a conflict of interest you can decide about this category only if
              too few organisers are free of conflicts.
            </Notice>
          )}
          <Card as="section" aria-label="State" className={design.column2}>
            <Decisions contest={contest} />
            <Checks checks={preview.checks} />
            <Steps contest={contest} preview={preview} />
          </Card>
          {!preview.scoresShown && (
            <Notice kind="info" title="Scores are shown once judging has ended">
              Until then nobody sees scores, so nobody can time the end by them. Nominations whose
              tier is not certain are marked, but not in which direction.
            </Notice>
          )}
          <div className={text.apart}>
            <h2 className={design.textL}>Nominations</h2>
            <ExportButtons
              take={(format) => download('exportResults', { query: { season, category, format } })}
            />
          </div>
          {contest.state === 'published' && (
            <>
              <ResultMailsLeft />
              <p className={text.words}>{howToCorrect}</p>
            </>
          )}
          <Entries preview={preview} busy={query.isFetching} />
          <Signals signals={preview.signals} />
        </div>
      )}
    </Loaded>
  );
}

interface Words {
  met: string;
  /** The text for an unmet check, with its count. */
  unmet(count: string): string;
}

const words: Readonly<Record<string, Words>> & Record<ResultCheck['name'], Words> = {
  'rules frozen': { met: 'The rules are final', unmet: () => 'The rules are not final yet' },
  'judging closed': { met: 'Judging has ended', unmet: () => 'Judging has not ended' },
  'borderline entries asked for': {
    met: 'More judges were asked for wherever a tier was not certain',
    unmet: (count) => `Nominations whose tier is not certain, without more judges: ${count}`,
  },
  'no open void': {
    met: 'Nothing waits to be voided',
    unmet: (count) => `Proposals to void something: ${count}`,
  },
  coverage: {
    met: 'Every nomination has enough ratings',
    unmet: (count) => `Nominations with too few ratings, which get no result: ${count}`,
  },
  'no pending assignments': {
    met: 'No assignments are left to rate',
    unmet: (count) => `Assignments not rated: ${count}`,
  },
  'no returned nominations': {
    met: 'No rated nomination is returned to its nominator',
    unmet: (count) => `Rated nominations returned to their nominators: ${count}`,
  },
};

/** A check without entries is left out: it would only mean that nothing is done. */
const isAboutAny = ({ name, isMet, of }: ResultCheck) =>
  name !== 'judging closed' && (!isMet || of > 0);

function Mark({ isMet, isRequired }: ResultCheck) {
  if (isMet) return <Badge kind="success">Done</Badge>;
  if (isRequired) return <Badge kind="danger">Still to do</Badge>;
  return <Badge kind="warning">To consider</Badge>;
}

function Checks({ checks }: { checks: readonly ResultCheck[] }) {
  return (
    <ul className={text.stack}>
      {checks.filter(isAboutAny).map((check) => {
        const { name } = check;
        // A newer server may have more checks.
        const { met, unmet } = words[name] ?? { met: name, unmet: () => name };
        return (
          <li key={name} className={styles.marked}>
            <Mark {...check} />
            <span>
              {check.isMet ? met : unmet(`${formatCount(check.count)} of ${formatCount(check.of)}`)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const states = labels<ContestStatus['state']>({
  open: 'Judging has not ended',
  closing: 'Judging is being ended',
  closed: 'Judging has ended, not final yet',
  finalised: 'Final, not published yet',
  publishing: 'Being published',
  published: 'Published',
});

const who = (by: string | null) => by ?? 'a deleted account';

const made = ({ at, by }: { at: string; by: string | null }) =>
  `${formatDateTime(at)}, by ${who(by)}`;

const decisionsOf = (contest: ContestStatus) => {
  const { state, closed, finalised, published } = contest;
  return [
    { label: 'State', value: states[state] },
    { label: 'Judging ended', value: closed && made(closed) },
    {
      label: 'Final',
      value:
        finalised &&
        `${made({ at: finalised.at, by: finalised.proposedBy })} and ${who(finalised.confirmedBy)}`,
    },
    { label: 'Published', value: published && made(published) },
  ];
};

/** Past decisions, by whom and when. */
function Decisions({ contest }: { contest: ContestStatus }) {
  return (
    <>
      <Facts facts={decisionsOf(contest)} />
      <Proofs
        proofs={[
          { label: 'Fingerprint of all ratings', value: contest.closed?.root },
          { label: 'Fingerprint of the rules', value: contest.rulesHash },
        ]}
      />
    </>
  );
}
