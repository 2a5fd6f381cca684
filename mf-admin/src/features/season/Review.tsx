import type { SeasonReviewReply } from '@meritum/shared/contracts/season-changes';
import type { Season } from '@meritum/shared/contracts/seasons';
import { ConsoleLink } from '../console/ConsoleLink';
import { openedIn, openingPath } from '../plans/opened';
import { formatValue, pathLabel } from './change';
import styles from './Season.module.css';

type Props = SeasonReviewReply & { season: Season; before: Season };

/** The changes that saving makes, and their consequences. */
export function Review({ changes, consequences, season, before }: Props) {
  const opened = openedIn(before, season);
  return (
    <>
      {opened.length > 0 && (
        <p>
          Judges are assigned as soon as judging is open.{' '}
          <ConsoleLink to={openingPath(opened)}>
            Preview the plan first, and open it there
          </ConsoleLink>
        </p>
      )}
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
        <ul className={styles.consequences}>
          {consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
      )}
    </>
  );
}
