import type { SeasonDifference, SeasonReviewReply } from '@meritum/shared/contracts/season-changes';
import type { Season } from '@meritum/shared/contracts/seasons';
import { Notice } from '@meritum/shared/ui/Notice';
import { LastChange } from '../audit/LastChange';
import { formatValue, pathLabel } from './change';
import styles from './Season.module.css';

type Props = SeasonReviewReply & { season: Season };

/** The changes that will be saved, and their consequences. */
export function Review({ changes, consequences, season }: Props) {
  return (
    <>
      <table className={styles.review}>
        <caption>Changes</caption>
        <thead>
          <tr>
            <th scope="col">Setting</th>
            <th scope="col">Now</th>
            <th scope="col">After saving</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ pointer, before, after }) => (
            <tr key={pointer}>
              <th scope="row">{pathLabel(pointer, season)}</th>
              <td>{formatValue(pointer, before)}</td>
              <td>{formatValue(pointer, after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {consequences.length > 0 && (
        <ul>
          {consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
      )}
    </>
  );
}

interface ChangedProps {
  season: Season;
  changes: readonly SeasonDifference[];
}

/** Another organiser's changes since the form was opened; the form keeps its own. */
export function ChangedMeanwhile({ season, changes }: ChangedProps) {
  return (
    <Notice kind="warning" title="This season was changed while you edited it">
      <p>Your own changes are kept.</p>
      <LastChange about={season.id} />
      <ul>
        {changes.map(({ pointer, before, after }) => (
          <li key={pointer}>
            {pathLabel(pointer, season)}: {formatValue(pointer, after)}
            {after === null && ` (was ${formatValue(pointer, before)})`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
