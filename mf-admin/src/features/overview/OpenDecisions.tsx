import type { OpenDecisionOfList } from '@meritum/shared/contracts/open-decisions';
import { currentOf } from '@meritum/shared/programme/current';
import { formatDay } from '@meritum/shared/programme/days';
import { openDecisionPath, openDecisionText } from '@meritum/shared/programme/open-decisions';
import { Link } from '@meritum/shared/router';
import * as design from '@meritum/shared/ui/design.module.css';
import { useDecides } from '../access/role';
import { useSeasons } from '../console/useSeasonShown';
import styles from './Overview.module.css';
import { TurnedDownBy } from './TurnedDown';

function Decision({ decision }: { decision: OpenDecisionOfList }) {
  const { data } = useSeasons();
  const { id, season, since, by, isOwn, turnedDown } = decision;
  const isCurrent = !season || !data || season === currentOf(data.seasons)?.id;
  return (
    <li className={styles.row}>
      <Link
        to={openDecisionPath({
          ...decision,
          season: isCurrent ? null : season,
          ...((by || isOwn) && !turnedDown && { proposal: id }),
        })}
      >
        {openDecisionText(decision)}
      </Link>
      {turnedDown ? (
        <TurnedDownBy {...turnedDown} />
      ) : (
        <span className={design.minor}>
          {[season && !isCurrent && `Season ${season}`, by && !isOwn && `proposed by ${by}`]
            .filter(Boolean)
            .map((word) => `${word}, `)}
          since {formatDay(since)}
        </span>
      )}
    </li>
  );
}

/** Decisions that wait for this organiser, and their own proposals with what became of them. */
export function OpenDecisions({ decisions }: { decisions: readonly OpenDecisionOfList[] }) {
  const decides = useDecides();
  const mine = decides ? 'Waiting for you' : 'Waiting for organisers';
  const own = decisions.filter(({ isOwn }) => isOwn);
  const lists = [
    [mine, decisions.filter(({ isOwn }) => !isOwn)],
    ['Waiting for another organiser', own.filter(({ turnedDown }) => !turnedDown)],
    ['Turned down', own.filter(({ turnedDown }) => turnedDown)],
  ] as const;
  return lists.map(
    ([title, some]) =>
      (some.length > 0 || title === mine) && (
        <section key={title} aria-label={title} className={design.grid2}>
          <h2 className={design.textL}>{title}</h2>
          {some.length === 0 ? (
            <p className={design.minor}>Nothing waits{decides && ' for you'}.</p>
          ) : (
            <ul className={design.card}>
              {some.map((decision) => (
                <Decision key={decision.id} decision={decision} />
              ))}
            </ul>
          )}
        </section>
      ),
  );
}
