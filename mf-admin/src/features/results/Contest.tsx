import { download } from '@meritum/shared/client/download';
import type { ContestStatus } from '@meritum/shared/contracts/results';
import { Card } from '@meritum/shared/ui/Card';
import * as design from '@meritum/shared/ui/design.module.css';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Notice } from '@meritum/shared/ui/Notice';
import { useCall } from '../console/useCall';
import text from '../facts/text.module.css';
import { ExportButtons } from '../table/ExportButtons';
import { Checks } from './Checks';
import { Decisions } from './Decisions';
import { Entries } from './Entries';
import { Signals } from './Signals';
import { Steps } from './Steps';
import { howToCorrect } from './WinnerName';

export function Contest({ contest }: { contest: ContestStatus }) {
  const { season, category } = contest;
  const query = useCall('previewResults', { query: { season, category } });
  return (
    <Loaded query={query} what="the results">
      {(preview) => (
        <div className={design.column2}>
          {preview.hidden > 0 && (
            <Notice kind="info" title="Some nominations are hidden from you">
              Those you have a conflict of interest with, or still have to rate yourself, are
              hidden. With a conflict of interest you can decide about this category only if too few
              organisers are free of conflicts.
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
              name={`results-${season}-${category}`}
              take={(format, file) =>
                download('exportResults', file, { query: { season, category, format } })
              }
            />
          </div>
          {contest.state === 'published' && <p className={text.words}>{howToCorrect}</p>}
          <Entries preview={preview} busy={query.isFetching} />
          <Signals signals={preview.signals} />
        </div>
      )}
    </Loaded>
  );
}
